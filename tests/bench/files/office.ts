import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import type { Body } from '#document/body.ts'
import { exportFile } from '#document/convert/exportFile.ts'
import { importFile } from '#document/convert/importFile.ts'
import { SAMPLES } from '#tests/support/samples/documents.ts'

import type { Metric } from '../metric.ts'
import { BULLET, type Line, linesOf } from './expected.ts'
import { isInstalled, runProgram, skipped } from './programs.ts'
import { differenceIn, IMAGES, kept, share } from './structure.ts'

/** The bullets and boxes of exported files, and those that LibreOffice puts in their place. */
const BULLETS = /^[•◦▪☐☒]\s+/u

/**
 * Opens every exported Word file in LibreOffice, and compares the text that LibreOffice shows. Saves
 * each there as a Word file again, and compares what the product reads from that.
 */
export async function measureOffice(scratch: string): Promise<Metric[]> {
  if (!(await isInstalled('soffice', '--version'))) {
    skipped('the Word files in LibreOffice', 'soffice')
    return []
  }
  const folder = path.join(scratch, 'office')
  const [texts, again] = [path.join(folder, 'texts'), path.join(folder, 'again')]
  await mkdir(texts, { recursive: true })
  await mkdir(again)
  const files: string[] = []
  for (const [name, body] of Object.entries(SAMPLES)) {
    files.push(path.join(folder, `${name}.docx`))
    await writeFile(files.at(-1) ?? '', exportFile('docx', { body, title: name, images: IMAGES }))
  }
  const profile = `-env:UserInstallation=${pathToFileURL(path.join(folder, 'profile')).href}`
  const convert = (to: string, into: string) =>
    runProgram('soffice', [profile, '--headless', '--convert-to', to, '--outdir', into, ...files])
  await convert('txt:Text (encoded):UTF8', texts)
  await convert('docx:MS Word 2007 XML', again)

  const same = { text: 0, structure: 0 }
  for (const [name, body] of Object.entries(SAMPLES)) {
    const shown = await readFile(path.join(texts, `${name}.txt`), 'utf8')
    const difference = textDifference(linesOf(body), shown)
    if (difference === null) same.text += 1
    else console.log(`LibreOffice shows another text of ${name}: ${difference}`)
    const bytes = new Uint8Array(await readFile(path.join(again, `${name}.docx`)))
    same.structure += isSameAgain(name, body, bytes) ? 1 : 0
  }
  const goal = share(files.length, files.length)
  return [
    { name: 'docx in LibreOffice: texts equal', ...share(same.text, files.length), goal: goal.unit },
    {
      name: 'docx saved again by LibreOffice: all equal',
      ...share(same.structure, files.length),
      goal: goal.unit,
    },
  ]
}

function isSameAgain(name: string, body: Body, bytes: Uint8Array<ArrayBuffer>): boolean {
  const result = importFile({ name: `${name}.docx`, bytes })
  const difference = result.ok
    ? differenceIn(kept('docx', body), kept('docx', result.value.body))
    : result.error.code
  if (difference !== null) console.log(`${name} differs after LibreOffice saved it: ${difference}`)
  return difference === null
}

/** Returns the first line that differs, or null. White space around lines and empty lines are ignored. */
function textDifference(expected: readonly Line[], shown: string): string | null {
  const lines = shown
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map(line => line.trim())
    .filter(Boolean)
  const wanted = expected.map(({ marker, text }) => (marker === null ? '' : `${marker} `) + text.trim())
  for (let at = 0; at < Math.max(lines.length, wanted.length); at += 1) {
    const line = lines[at] ?? ''
    const isBullet = expected[at]?.marker === BULLET
    const compared = isBullet ? line.replace(BULLETS, `${BULLET} `) : line
    if (compared !== wanted[at]) return `${JSON.stringify(line)} instead of ${JSON.stringify(wanted[at])}`
  }
  return null
}
