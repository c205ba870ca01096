/**
 * Edits to the browser's copy of React, for features that this site doesn't use. Names are those in its minified file.
 */
import type { Edit } from "./edits";

export const REACT_EDITS: Edit[] = [
  // We only hydrate one document, so React's older ways to render go, together with legacy mode.
  [
    /exports\.(?:createPortal|createRoot|findDOMNode|hydrate|render|unmountComponentAtNode|unstable_renderSubtreeIntoContainer)=(?=function)/g,
    "void ",
  ],
  [/\b\w+\.mode&1\b/g, "1"],
  // tests/framework/unused-router-parts.test.ts checks that no component has these handlers: onSelect, onBeforeInput
  // and those of compositions.
  [/xa=d\?ue\(d\):window;switch\(a\)\{case "focusin".*?(?=\}se\(g,b\)\}\))/gs, ""],
  [
    'fa("onSelect","focusout contextmenu dragend focusin keydown keyup mousedown mouseup selectionchange".split(" "));',
    "",
  ],
  [/fa\("on(?:BeforeInput|Composition\w+)",[^)]*\)(?:\))?;/g, ""],
  // Nor handlers for a pointer that enters or leaves.
  [/if\(k\|\|h\)\{(?=h=e\.window===e)/g, "if(false){"],
  [/(?:ha\("on(?:Mouse|Pointer)(?:Enter|Leave)",[^)]*\);)+/g, ""],
  // Internet Explorer.
  [/var we=!1;if\(ia\)\{var xe;.*?9<document\.documentMode\)\}/gs, "var we=!0;"],
  // React's context before createContext, and its hook for developer tools, which work with the dev server.
  ["var c=a.type.contextTypes;if(!c)return Vf;", "return Vf;"],
  ["a=a.childContextTypes;return null!==a&&void 0!==a", "return!1"],
  ["d=b.contextTypes,", "d=null,"],
  ['if("undefined"!==typeof __REACT_DEVTOOLS_GLOBAL_HOOK__)', "if(false)"],
  // Component stacks, which would name minified functions.
  [/function Pa\(a\)\{.*?default:return""\}\}/g, 'function Pa(){return""}'],
  // The names of keys in browsers without `key`.
  [/key:function\(a\)\{if\(a\.key\).*?\},code:0/gs, "key:0,code:0"],
  // SuspenseList, which React doesn't export.
  ["case 19:return xj(a,b,c);", ""],
  [/case 19:E\(L\);f=b\.memoizedState;.*?(?=case 22:)/gs, ""],
  [/case 19:d=0!==\(c&.*?(?=case 22:)/gs, ""],
  ["case 19:ck(b,a);ek(a);d&4&&ak(a);break;", ""],
];
