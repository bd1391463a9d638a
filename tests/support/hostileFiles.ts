import { zipSync } from 'fflate'

import { docxOf, WORD } from './docx.ts'

const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

const external = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${RELATION}/${type}" Target="${target}" TargetMode="External"/>`
const relations = (...all: string[]) => `<Relationships>${all.join('')}</Relationships>`

/** Files that must be refused, with a part of the text that says why. */
export const refusedFiles = (): Record<string, [content: string | Uint8Array, why: string]> => ({
  'bomb.docx': [docxOf({ 'word/document.xml': new Uint8Array(100_000_000) }), 'unpacks to far more data'],
  'deep.html': ['<div>'.repeat(900_000), 'nested too deeply'],
  'deep.md': ['> '.repeat(2_400_000), 'nested too deeply'],
  'macro.docx': [docxOf({ 'word/vbaProject.bin': 'x' }), 'contains macros'],
  'macro.docm': [docxOf({}), 'contains macros'],
  'entity.docx': [
    docxOf({
      'word/document.xml': `<!DOCTYPE d [<!ENTITY e SYSTEM "file:///etc/passwd">]>${WORD.replace('Hello', '&e;')}`,
    }),
    'refers to parts outside of it',
  ],
  'archive.docx': [zipSync({ 'a.txt': new Uint8Array([1]) }), 'is damaged'],
})

/** Files that name an address in every way that makes programs fetch it. Each has the text "Hello". */
export const fetchingFiles = (address: string): Record<string, string | Uint8Array> => ({
  'page.html': `<!doctype html><html><head><base href="${address}/"><meta http-equiv="refresh" content="0;url=${address}/refresh">
<link rel="stylesheet" href="${address}/a.css"><link rel="preload" as="image" href="${address}/preload.png"><link rel="icon" href="${address}/icon.png">
<style>@import url("${address}/b.css"); body { background: url(${address}/c.png) } @font-face { font-family: x; src: url(${address}/d.woff2) }</style>
<script src="${address}/e.js"></script></head><body background="${address}/f.png" style="background: url(${address}/g.png)" onload="fetch('${address}/h')">
<p>Hello</p><img src="${address}/i.png"><img srcset="${address}/j.png 2x, ${address}/k.png 1x"><picture><source srcset="${address}/l.png"><img alt="x"></picture>
<iframe src="${address}/m"></iframe><iframe srcdoc="<img src='${address}/n.png'>"></iframe><object data="${address}/o"></object><embed src="${address}/p">
<video src="${address}/q" poster="${address}/r.png"></video><audio src="${address}/s"></audio><svg><use href="${address}/t.svg#x"/><image href="${address}/u.png"/></svg>
<table background="${address}/v.png"><tr><td background="${address}/w.png">cell</td></tr></table><input type="image" src="${address}/x.png">
<a href="${address}/link" ping="${address}/ping">a link</a></body></html>`,
  'page.md': `Hello ![a](${address}/a.png) ![b][b] [![c](${address}/c.png)](${address}/link)

[b]: ${address}/b.png

<img src="${address}/d.png"> <img srcset="${address}/e.png 2x"> <iframe src="${address}/f"></iframe>

<style>p { background: url(${address}/g.png) }</style><link rel="stylesheet" href="${address}/h.css">

<svg><use href="${address}/i.svg#x"/></svg>
`,
  'page.docx': docxOf({
    'word/document.xml': WORD.replace(
      '<w:p>',
      `<w:altChunk r:id="r4"/><w:p><w:r><w:drawing><a:blip r:link="r1"/></w:drawing></w:r><w:r><w:pict><v:imagedata r:id="r2"/></w:pict></w:r><w:r><w:object><o:OLEObject Type="Link" r:id="r3"/></w:object></w:r><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>INCLUDEPICTURE "${address}/f.png" \\d</w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`,
    ),
    'word/_rels/document.xml.rels': relations(
      external('r1', 'image', `${address}/a.png`),
      external('r2', 'image', `${address}/b.png`),
      external('r3', 'oleObject', `${address}/c.bin`),
      external('r4', 'aFChunk', `${address}/d.html`),
      external('r5', 'styles', `${address}/e.xml`),
      external('r6', 'hyperlink', `${address}/link`),
    ),
    'word/settings.xml': '<w:settings><w:attachedTemplate r:id="r1"/></w:settings>',
    'word/_rels/settings.xml.rels': relations(external('r1', 'attachedTemplate', `${address}/t.dotm`)),
  }),
  'template.docx': docxOf({
    '_rels/.rels': relations(
      `<Relationship Id="r1" Type="${RELATION}/officeDocument" Target="word/document.xml"/>`,
      external('r2', 'attachedTemplate', `${address}/t.dotm`),
    ),
  }),
})
