/** The first script of a page: it starts the others once the page has been seen, and knows what to do if one is missing. */
import { RELOAD_GUARD_MS } from "../domain/limits";

/**
 * `reloadOnce` loads the page, or another address of the site, anew; false when that was done a moment ago, as after a
 * reload that helped nothing. Where nothing can be stored, the window's name remembers it.
 *
 * The scripts start two frames after the styles are there; a page in a background tab has no frames and starts when it
 * is loaded. One that cannot be loaded is a reason to load the page anew, once; after that the server's page stays.
 *
 * The module script is the one right before this: found by its type, a script that was injected into the page would be
 * started with our nonce.
 */
export const START_AFTER_PAINT = `(function(){
var me=document.currentScript,key="reloaded",store;
try{store=sessionStorage;store.getItem(key)}catch(e){store={getItem:function(){return name.split("@")[1]},setItem:function(k,v){name=k+"@"+v}}}
window.reloadOnce=function(to){
var now=Date.now();
if(now-store.getItem(key)<${RELOAD_GUARD_MS})return false;
store.setItem(key,now);
if(to&&to!==location.pathname+location.search)location.assign(to);else location.reload();
return true;
};
function missing(e){
if(window.__remixRouter||reloadOnce())return;
console.error("Error while mounting app:",e.reason||"a script could not be loaded");
}
addEventListener("unhandledrejection",function(e){if(/module/.test(e.reason&&e.reason.message))missing(e)});
var begun=false;
function begin(){
if(begun)return;begun=true;
document.querySelectorAll("link[data-late]").forEach(function(l){l.rel=l.dataset.late});
var late=me.previousElementSibling,s=document.createElement("script");
s.nonce=me.nonce;s.type="module";s.onerror=missing;s.textContent=late.textContent;document.head.append(s);s.remove();
}
requestAnimationFrame(function(){requestAnimationFrame(begin)});
addEventListener("load",function(){setTimeout(begin,500)});
})()`;
