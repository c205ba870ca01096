/** The first script of a page: it starts the others once the page has been seen. */

/** Two frames after the styles are there; a page in a background tab has no frames and starts when it is loaded. */
export const START_AFTER_PAINT = `(function(){
var begun=false;
function begin(){
if(begun)return;begun=true;
document.querySelectorAll("link[data-late]").forEach(function(l){l.rel=l.dataset.late});
var late=document.querySelector('script[type="text/late"]'),s=document.createElement("script");
s.type="module";s.textContent=late.textContent;document.head.append(s);s.remove();
}
requestAnimationFrame(function(){requestAnimationFrame(begin)});
addEventListener("load",function(){setTimeout(begin,500)});
})()`;
