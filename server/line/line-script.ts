/**
 * The line's script, at most 2 kB compressed: keeps the numbers current from an answer that is the same for everybody,
 * says what a screen reader should hear, and loads the page again when the fan's state changes. A tab in the background
 * asks less often, and its title says when the turn has come. Written for old browsers.
 */
export const LINE_SCRIPT = `(function(){
var el=document.getElementById("line"),d=el&&el.dataset;
if(!el||location.search.indexOf("still")>0||!window.fetch)return;
function $(id){return document.getElementById(id)}
var rank=d.rank===undefined?null:+d.rank,screen=d.screen,told=null,shownAt=0,timer,waited=0;
var number=new Intl.NumberFormat(d.lang);
function again(ms){clearTimeout(timer);waited=ms;timer=setTimeout(ask,document.hidden?Math.max(ms,15e3):ms)}
function reload(spread){setTimeout(function(){location.replace(location.pathname)},Math.random()*spread)}
function minutes(from,to){
 try{
  var f=new Intl.NumberFormat(d.lang,{style:"unit",unit:"minute",unitDisplay:"long"});
  return from===to?f.format(to):f.formatRange(from,to);
 }catch(e){return from+"–"+to}
}
function show(n,pace){
 var text=number.format(n),wood=$("wood"),plain=$("ahead"),est=$("est");
 if(plain)plain.textContent=text;
 document.title=document.title.replace(/^[^·]*·/,text+" ·");
 if(wood&&wood.textContent!==text){
  if(wood.textContent.length!==text.length)return reload(0);
  wood.textContent=text;
 }
 if(screen!=="waiting"||!pace)return;
 var m=n/pace/60,from=Math.max(1,Math.floor(m*.75)),to=Math.max(from,Math.ceil(m*1.25));
 if(d.wait&&m<600&&Date.now()-shownAt>1e4){est.textContent=d.wait.replace("{}",minutes(from,to));shownAt=Date.now()}
 if(told!==null&&([100,50,10].some(function(k){return n<=k&&told[0]>k})||[5,1].some(function(k){return m<=k&&told[1]>k})))
  $("say").textContent=$("h").textContent+" "+text+". "+est.textContent;
 told=[n,m];
}
function ask(){
 fetch("/line/"+d.id+"/now.json").then(function(r){return r.json()}).then(function(now){
  var ahead=rank===null?now.joined-now.serving:rank-now.serving;
  if(screen==="inside"||screen==="turn"||screen==="missed"||screen==="spent")
   return now.phase==="ended"||now.phase==="soldOut"?reload(2000):again(now.nextMs);
  if(rank!==null&&now.phase!=="soldOut"&&ahead<0)return reload(0);
  if(now.phase!==({drawn:"gathering",waiting:"open"}[screen]||screen))
   return reload(/^(draw|gath)/.test(screen)?Math.max(0,now.spreadMs-waited):2000);
  if(screen!=="drawn")show(Math.max(0,ahead),now.pace);
  again(screen==="waiting"&&ahead<now.pace*60?Math.min(2000,now.nextMs):now.nextMs);
 }).catch(function(){again(10000)});
}
document.addEventListener("visibilitychange",function(){if(!document.hidden)again(0)});
again(1000+Math.random()*4000);
})();
`;
