/**
 * The inline script that starts what rendering/late-scripts.server.ts made inert, two frames after the styles have
 * loaded.
 * Savings are stated there. Switch off with RINGSIDE_WITHOUT=late-scripts.
 *
 * Browsers before Chrome 97, Safari 15.4 and Firefox 104 lack what our scripts and packages use, such as `findLast`.
 * They get the site without scripts, which is complete, rather than some scripts that run and others that fail.
 */

/**
 * Stylesheets that an overlay's document deferred come first (rendering/overlay-styles.server.ts). Once all of them
 * have loaded, the dialog's own styles are turned off. A background tab has no frames, so the load event starts the
 * scripts there. The script to start is the element right before this one: a search by type could find a script that
 * was injected into the page and start it with our nonce.
 */
export const START_AFTER_PAINT = `(function(){
var me=document.currentScript,begun=false;
function sheets(){
var own=document.querySelector("style[data-overlay]"),all=document.querySelectorAll("link[data-sheet]"),left=all.length;
function loaded(){if(!--left&&own)own.media="not all"}
all.forEach(function(l){l.media="all";if(l.sheet)loaded();else l.onload=loaded});
}
function begin(){
if(begun)return;begun=true;
sheets();
if(![].findLast)return;
document.querySelectorAll("link[data-late]").forEach(function(l){l.rel=l.dataset.late});
var late=me.previousElementSibling,s=document.createElement("script");
s.nonce=me.nonce;s.type="module";s.onerror=missingScript;s.textContent=late.textContent;document.head.append(s);s.remove();
}
requestAnimationFrame(function(){requestAnimationFrame(begin)});
addEventListener("load",function(){setTimeout(begin,500)});
})()`;
