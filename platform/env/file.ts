import { isUtf8 } from 'node:buffer'
import { lstatSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'

import { OperatorError } from '#platform/operatorError.ts'

const SAFE = 'Nothing was started or changed. Correct the file or move it away, then start again.'
const LINE = /^\s*(?:export\s+)?[A-Za-z_][\w.-]*\s*=\s*(?<value>.*)$/
const QUOTES = ['"', "'", '`']

/**
 * Sets the variables of the file `.env` in the working directory that `env` does not have yet. The
 * file is optional. Throws {@link OperatorError} if it exists and is not completely understood.
 */
export function loadEnvFile(env: Record<string, string | undefined> = process.env): void {
  for (const [name, value] of Object.entries(readEnvFile(path.resolve('.env')))) env[name] ??= value
}

/**
 * Returns the variables of a file, or none if there is no file. Throws {@link OperatorError} with
 * the line that is wrong, never with its content, which may be a secret.
 */
export function readEnvFile(file: string): Record<string, string | undefined> {
  const bytes = bytesOf(file)
  if (bytes === null) return {}
  if (!isUtf8(bytes) || bytes.includes(0)) throw refusal(file, 'is not text in UTF-8')
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '')
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const problem = problemOf(line)
    if (problem !== null) throw refusal(file, `cannot be used: line ${index + 1} ${problem}`)
  }
  return parseEnv(text)
}

function bytesOf(file: string): Buffer | null {
  // A link to nowhere is a file that cannot be read.
  try {
    if (!lstatSync(file, { throwIfNoEntry: false })) return null
    return readFileSync(file)
  } catch (error) {
    throw refusal(file, `cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function problemOf(line: string): string | null {
  if (/[^\P{Cc}\t]/u.test(line)) return 'has a control character'
  if (/^\s*(?:#|$)/.test(line)) return null
  const value = LINE.exec(line)?.groups?.['value']
  if (value === undefined) return 'is not of the form KEY=VALUE'
  const quote = value.charAt(0)
  if (!QUOTES.includes(quote)) return null
  const end = value.indexOf(quote, 1)
  if (end === -1) return 'opens a quote that it does not close'
  return /^\s*(?:#|$)/.test(value.slice(end + 1)) ? null : 'goes on after its closing quote'
}

const refusal = (file: string, problem: string): OperatorError =>
  new OperatorError(`The file ${file} ${problem}. ${SAFE}`)
