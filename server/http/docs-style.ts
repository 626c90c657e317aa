/** How the page of the API looks. */
export const DOCS_STYLE = `
:root { color-scheme: light dark; --paper: light-dark(#fdfaf3, #171a21); --ink: light-dark(#2a2620, #e6e8ec); --soft: light-dark(#665d4d, #a9b0bc);
  --line: light-dark(#ddd5c4, #363c49); --code: light-dark(#f4eee1, #20242e); --link: light-dark(#8a3d0c, #f0b37c); --get: light-dark(#1d5c7d, #7cc4e8); --post: light-dark(#3f6212, #a5d46a); --delete: light-dark(#9b2c2c, #f19a9a); }
* { box-sizing: border-box }
html { scroll-padding-top: 1rem }
body { margin: 0; font: 16px/1.55 system-ui, sans-serif; background: var(--paper); color: var(--ink); display: grid; grid-template-columns: 17rem minmax(0, 1fr); }
a { color: var(--link) } a:focus-visible, button:focus-visible, summary:focus-visible, input:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
nav { position: sticky; top: 0; height: 100dvh; overflow: auto; padding: 1.25rem 1rem; border-right: 1px solid var(--line); font-size: .875rem; }
nav h2 { font-size: .75rem; letter-spacing: .06em; text-transform: uppercase; color: var(--soft); margin: 1.1rem 0 .25rem; border: 0 }
nav ul { list-style: none; margin: 0; padding: 0 } nav a { display: block; padding: .2rem .4rem; border-radius: .4rem; color: inherit; text-decoration: none; overflow-wrap: anywhere }
nav a:hover { background: var(--code) }
#search { width: 100%; font: inherit; padding: .5rem .7rem; border: 1px solid var(--line); border-radius: .5rem; background: var(--code); color: inherit }
main { padding: 1.5rem 2rem 6rem; max-width: 62rem; min-width: 0 }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 .75rem } h2 { margin: 2.75rem 0 .5rem; padding-bottom: .25rem; border-bottom: 1px solid var(--line) }
h3 { font-size: 1rem; margin: 0; display: flex; flex-wrap: wrap; gap: .1rem .6rem; align-items: baseline } h3 code { font-size: .95rem; overflow-wrap: anywhere }
h4 { font-size: .8rem; margin: .9rem 0 .25rem; color: var(--soft); font-weight: 600 }
article { border: 1px solid var(--line); border-radius: .6rem; margin: .7rem 0; padding: .8rem 1rem } article > p { margin: .3rem 0 0; color: var(--soft) }
article:target { border-color: var(--link) } .anchor { text-decoration: none; opacity: .55; margin-left: auto; padding: 0 .3rem } .anchor:hover { opacity: 1 }
.method { font-weight: 700; font-size: .85rem } .get { color: var(--get) } .post { color: var(--post) } .delete { color: var(--delete) }
summary { cursor: pointer; color: var(--link); margin-top: .5rem; font-size: .9rem }
code, pre { font: .84rem/1.5 ui-monospace, SFMono-Regular, Menlo, monospace } pre { margin: 0; padding: .7rem 4.5rem .7rem .8rem; white-space: pre-wrap; overflow-wrap: anywhere }
.example { position: relative; background: var(--code); border-radius: .5rem }
.copy { position: absolute; top: .4rem; right: .4rem; font: .8rem system-ui, sans-serif; padding: .2rem .6rem; border: 1px solid var(--line); border-radius: .4rem; background: var(--paper); color: inherit; cursor: pointer }
.wide { overflow-x: auto } table { border-collapse: collapse; width: 100%; font-size: .9rem } th { text-align: left; font-weight: 600; color: var(--soft) } td, th { padding: .3rem .8rem .3rem 0; vertical-align: top; border-bottom: 1px solid var(--line) } td:first-child { white-space: nowrap }
#none { color: var(--soft) } .optional { color: var(--soft); font-size: .8rem }
@media (max-width: 50rem) {
  body { display: block } main { padding: 1rem 1rem 4rem } h1 { font-size: 1.5rem }
  nav { position: static; height: auto; border: 0; border-bottom: 1px solid var(--line); padding: 1rem } nav .list { display: none }
  td:first-child { white-space: normal }
}
`;
