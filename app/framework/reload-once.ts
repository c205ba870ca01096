/**
 * The first inline script of a page: reloads the page when one of its scripts cannot be loaded, but never twice within
 * RELOAD_GUARD_MS. Correctness, saves nothing; it cannot be switched off, because other files call `reloadOnce`.
 */
import { RELOAD_GUARD_MS } from "../domain/limits";

/**
 * `reloadOnce(to)` loads the page, or another address of the site. It returns false if it did so a moment ago, for
 * example when a reload did not help. Where storage is blocked, `window.name` holds the time.
 *
 * `missingScript` is the error handler of the page's scripts. It does nothing once Remix runs, because then
 * chunk-errors.ts takes care of missing chunks. After one failed reload the server-rendered page stays.
 */
export const RELOAD_ONCE = `(function(){
var key="reloaded",store;
try{store=sessionStorage;store.getItem(key)}catch(e){store={getItem:function(){return name.split("@")[1]},setItem:function(k,v){name=k+"@"+v}}}
window.reloadOnce=function(to){
var now=Date.now();
if(now-store.getItem(key)<${RELOAD_GUARD_MS})return false;
store.setItem(key,now);
if(to&&to!==location.pathname+location.search)location.assign(to);else location.reload();
return true;
};
window.missingScript=function(e){
if(window.__remixRouter||reloadOnce())return;
console.error("Error while mounting app:",e.reason||"a script could not be loaded");
};
addEventListener("unhandledrejection",function(e){if(/module/.test(e.reason&&e.reason.message))missingScript(e)});
})();`;
