import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import { z } from 'zod'

import { joinWrapped } from '#writing/markup/hardWrap.ts'
import { markdownText } from '#writing/markup/markdown.ts'

import type { Data } from './part.ts'

/** A text, and the key that decides its half and its place in the sample. */
export interface EverydayText {
  key: string
  text: string
}

const corpusEmail = z.object({ text: z.string(), label: z.number() })
/** The start of a quotation, a signature, or the footer of a mailing list. */
const END_OF_PROSE = /^(?:-- ?|[-_=*]{5,}.*)$/m
const ATTRIBUTION = /^.*\b(?:wrote|writes|said|schrieb):?\s*$/gim
const MODULES = 'node_modules'
const PARAGRAPH_WORDS = 8

/** Returns the paragraphs that people wrote themselves in the honest emails, one text for each. */
export async function honestEmails(data: Data): Promise<EverydayText[]> {
  const rows = (await data.read('spam-assassin', corpusEmail)).filter(({ label }) => label === 0)
  return rows
    .map(({ text }, at) => ({ key: `email ${at}`, text: ownParagraphs(text) }))
    .filter(({ text }) => text !== '')
}

function ownParagraphs(emailText: string): string {
  const [body = ''] = emailText.replace(/^Subject:.*\n?/, '').split(END_OF_PROSE)
  return body
    .replaceAll(/\r/g, '')
    .replaceAll(/^(?:URL|Date):.*$/gm, '')
    .replaceAll(ATTRIBUTION, '')
    .replaceAll(/^.{0,12}[>|].*$/gm, '\n')
    .split(/\n\s*\n/)
    .map(paragraph => joinWrapped(paragraph.trim()))
    .filter(isProse)
    .join('\n\n')
}

/** Returns whether a paragraph has sentences, rather than a table, a list of links or code. */
function isProse(paragraph: string): boolean {
  const letters = paragraph.match(/[\p{L}\s]/gu)?.length ?? 0
  return (
    paragraph.split(/\s+/).length >= PARAGRAPH_WORDS &&
    letters / paragraph.length > 0.88 &&
    /[.!?]["”’)]*$/.test(paragraph) &&
    /\b(?:the|a|to|is|of|and|I)\b/.test(paragraph)
  )
}

/** Returns the prose of the READMEs of the installed packages. */
export async function packageReadmes(): Promise<EverydayText[]> {
  const texts: EverydayText[] = []
  for (const name of await packageNames()) {
    const folder = path.join(MODULES, name)
    const file = (await readdir(folder)).find(entry => /^readme\.md$/i.test(entry))
    if (file === undefined) continue
    const prose = markdownText(await readFile(path.join(folder, file), 'utf8')).text
    const text = prose.replaceAll(/ {2,}/g, ' ').split('\n').filter(isProse).join('\n\n')
    if (text !== '') texts.push({ key: name, text })
  }
  return texts
}

async function packageNames(): Promise<string[]> {
  const names: string[] = []
  for (const entry of await readdir(MODULES, { withFileTypes: true })) {
    if (!entry.isDirectory() || entry.name.startsWith('.')) continue
    if (!entry.name.startsWith('@')) names.push(entry.name)
    else
      for (const inner of await readdir(path.join(MODULES, entry.name))) names.push(`${entry.name}/${inner}`)
  }
  return names
}

/** Returns a number that a seed and a key decide. */
export const draw = (seed: string, key: string): number =>
  createHash('sha256').update(`${seed} ${key}`).digest().readUInt32BE()

/** Returns one half of the texts, by their keys, in an order drawn by the seed. */
export const half = (texts: readonly EverydayText[], name: 'tuning' | 'held out', seed: string) =>
  texts
    .filter(({ key }) => (draw('half', key) % 2 === 0) === (name === 'tuning'))
    .toSorted((a, b) => draw(seed, a.key) - draw(seed, b.key))
