/**
 * The inline script that keeps a long page's first paint short: blocks below the first screen get no styles and no boxes
 * until it is painted and its fonts are there, and then a few in each frame. In one go they keep a slow phone busy for half
 * a second, and once more for each font. Halves the time in which a slow phone can't react (`node bench/overlay.mjs`).
 * Switch off with RINGSIDE_WITHOUT=show-in-turn.
 */

/** What is left out at first has an attribute, for which shell.css has a rule. */
export const WAITING = "data-waiting";

/**
 * Blocks appear at once as soon as the visitor does anything, and at the latest after five seconds. Nothing waits where the
 * browser has to find a place in the page: at an address with a fragment, after a reload, or on the way back. Behind the
 * sign-in overlay nothing is painted anyway.
 */
export const SHOW_IN_TURN = `(function(){
var entry=performance.getEntriesByType("navigation")[0];
if(!entry||entry.type!="navigate"||/#/.test(entry.name)||document.querySelector("[data-overlay]"))return;
var blocks=[].slice.call(document.querySelectorAll("main>section,.home>*,.ledger>li,.foot"));
function show(){blocks.shift().removeAttribute("${WAITING}")}
function all(){while(blocks[0])show()}
function some(){
for(var since=performance.now(),block;(block=blocks[0])&&performance.now()-since<8;block.offsetHeight)show();
if(block)setTimeout(function(){requestAnimationFrame(some)});
}
blocks.forEach(function(b){b.setAttribute("${WAITING}","")});
while(blocks[0]&&blocks[0].getBoundingClientRect().top<innerHeight)show();
["scroll","wheel","touchstart","pointerdown","keydown","beforeprint"].forEach(function(type){addEventListener(type,all,{once:true,passive:true})});
setTimeout(all,5000);
requestAnimationFrame(function(){document.fonts.ready.then(some)});
})();`;
