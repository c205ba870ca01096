/** Computes a published draw again in the browser. Shares no code with the server's, on purpose. */
export const VERIFY_SCRIPT = `(function(){
var form=document.getElementById("verify"),out=document.getElementById("verified");
if(!form||!window.crypto||!crypto.subtle)return;
form.hidden=false;
form.addEventListener("submit",function(e){
 e.preventDefault();
 out.textContent="…";
 verify().then(function(ok){out.textContent=out.dataset[ok?"right":"wrong"]},function(){out.textContent=out.dataset.wrong});
});
function bytes(hex){return Uint8Array.from(hex.match(/../g)||[],function(b){return parseInt(b,16)})}
function hex(buffer){return Array.from(new Uint8Array(buffer),function(b){return(b+256).toString(16).slice(1)}).join("")}
async function verify(){
 var text=new TextEncoder(),s=crypto.subtle,record=await(await fetch(form.dataset.record)).json();
 var seed=bytes(record.seed);
 if(record.algorithm!=="ringside draw 1"||hex(await s.digest("SHA-256",seed))!==record.commitment)return false;
 var mac=await s.importKey("raw",seed,{name:"HMAC",hash:"SHA-256"},false,["sign"]);
 var said="ringside draw 1\\n"+record.places+"\\n"+(record.beacon.used?record.beacon.value:"");
 var key=await s.importKey("raw",await s.sign("HMAC",mac,text.encode(said)),"AES-CTR",false,["encrypt"]);
 var block=0,words,at=0;
 async function word(){
  if(!words||at===words.byteLength){
   var counter=new Uint8Array(16);new DataView(counter.buffer).setUint32(12,block);
   words=new DataView(await s.encrypt({name:"AES-CTR",counter:counter,length:64},key,new Uint8Array(65536)));
   block+=4096;at=0;
  }
  at+=4;return words.getUint32(at-4);
 }
 var order=Array.from({length:record.places},function(_,n){return n});
 for(var i=order.length-1;i>0;i--){
  var most=4294967296-4294967296%(i+1),w=at&&at<words.byteLength?words.getUint32((at+=4)-4):await word();
  while(w>=most)w=await word();
  var j=w%(i+1),kept=order[i];order[i]=order[j];order[j]=kept;
 }
 return hex(await s.digest("SHA-256",text.encode(order.join("\\n"))))===record.orderSha256;
}
})();
`;
