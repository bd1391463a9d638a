import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'

import * as z from 'zod/mini'

import type { Goals } from '#schema/check-settings/goals.ts'
import { issue, type Issue } from '#schema/corrections/issue.ts'

import { filesUnder } from '../../scripts/build/lib/sources.mjs'

const root = path.resolve(import.meta.dirname, '../..')
/** A user's cache, so that a clone begins with what others have found. */
const FOLDER = path.join(process.env['XDG_CACHE_HOME'] ?? path.join(homedir(), '.cache'), 'bluepencil')
const PREFIX = 'prose-'
/** How many checkers' findings are kept: those of a few branches. */
const MOST = 6

const kept = z.record(z.string(), z.array(issue))

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')
const hashOf = (...parts: string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex')

const IMPORT = /from '([#.][^']+)'/g

/** Returns the file that an import of the project names. */
const fileOf = (specifier: string, from: string): string =>
  specifier.startsWith('#') ? specifier.slice(1) : path.posix.join(path.posix.dirname(from), specifier)

/** Returns all files that decide what is found: the checker's own, what they import, and packages. */
export function filesOfChecker(): string[] {
  const files = new Set([
    ...filesUnder('writing').filter(file => !file.endsWith('.md')),
    'scripts/cli/check/checked.ts',
  ])
  for (const file of files) {
    if (!file.endsWith('.ts')) continue
    for (const [, specifier = ''] of read(file).matchAll(IMPORT)) files.add(fileOf(specifier, file))
  }
  return [...files, 'package-lock.json'].toSorted()
}

type Check = (text: string, goals: Goals) => Promise<Issue[]>

/**
 * The findings in texts. A text is not checked again on this machine until the checker changes, which
 * the names of the files are hashes of.
 */
export class KeptFindings {
  private readonly file: string
  private readonly before: z.infer<typeof kept>
  private readonly found = new Map<string, Promise<Issue[]>>()
  private readonly check: Check

  /** `files`: those that decide what `check` finds. `folder`: where the findings are kept. */
  constructor(check: Check, files = filesOfChecker(), folder = FOLDER) {
    this.check = check
    const checker = hashOf(...files.flatMap(file => [file, read(file)]))
    this.file = path.join(folder, `${PREFIX}${checker}.json`)
    this.before = existsSync(this.file) ? kept.parse(JSON.parse(readFileSync(this.file, 'utf8'))) : {}
  }

  /** Returns the findings of a text for readers with these goals. */
  async in(text: string, goals: Goals): Promise<Issue[]> {
    const key = hashOf(JSON.stringify(goals), text)
    const known = this.found.get(key) ?? this.fromBefore(key) ?? this.check(text, goals)
    this.found.set(key, known)
    return known
  }

  /** Keeps the findings of this run, and removes those of other texts and of long unused checkers. */
  async save(): Promise<void> {
    const folder = path.dirname(this.file)
    mkdirSync(folder, { recursive: true })
    const findings: Record<string, Issue[]> = {}
    for (const [key, issues] of this.found) findings[key] = await issues
    const partial = `${this.file}.${process.pid}`
    writeFileSync(partial, JSON.stringify(findings))
    renameSync(partial, this.file)
    const all = readdirSync(folder)
      .filter(name => name.startsWith(PREFIX) && name.endsWith('.json'))
      .map(name => path.join(folder, name))
      .map(file => ({ file, usedAt: statSync(file).mtimeMs }))
    for (const { file } of all.toSorted((a, b) => b.usedAt - a.usedAt).slice(MOST))
      rmSync(file, { force: true })
  }

  private fromBefore(key: string): Promise<Issue[]> | null {
    const issues = this.before[key]
    return issues ? Promise.resolve(issues) : null
  }
}
