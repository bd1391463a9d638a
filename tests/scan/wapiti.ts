import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import * as z from 'zod/mini'

import { run } from './program.ts'

/**
 * Modules that need neither the internet nor a server of another kind. Left out: `buster` and
 * `nikto` guess paths, as ffuf does; `ssrf` and `xxe` wait for calls at a public address; `wapp`
 * downloads; `brute_login_form` knows forms only.
 */
const MODULES = [
  'backup',
  'cookieflags',
  'crlf',
  'csp',
  'csrf',
  'exec',
  'file',
  'htaccess',
  'http_headers',
  'methods',
  'permanentxss',
  'redirect',
  'shellshock',
  'sql',
  'xss',
]
const SECONDS_A_MODULE = 240
const SECONDS_OF_AN_ANSWER = 60
const SECONDS_OF_CRAWLING = 120

const finding = z.object({
  method: z.string(),
  path: z.string(),
  info: z.string(),
})
const written = z.object({
  vulnerabilities: z.record(z.string(), z.array(finding)),
  anomalies: z.record(z.string(), z.array(finding)),
})

/** A finding of wapiti: its kind, the request, and what it says. */
export type WapitiFinding = { kind: string; where: string; info: string }

/** The findings of a run, and the modules that it did not finish in time. */
export type Wapiti = { findings: WapitiFinding[]; cut: string[] }

/** Crawls a site from its start and from further addresses, and returns what wapiti finds. */
export async function wapiti(
  url: string,
  starts: readonly string[],
  folder: string,
  signal: AbortSignal,
): Promise<Wapiti> {
  const output = join(folder, 'wapiti.json')
  const limits = [
    '--timeout',
    String(SECONDS_OF_AN_ANSWER),
    '--max-scan-time',
    String(SECONDS_OF_CRAWLING),
    '--max-attack-time',
    String(SECONDS_A_MODULE),
  ]
  const session = ['--store-session', join(folder, 'wapiti'), '--flush-session', '--scan-force', 'insane']
  const report = ['--format', 'json', '--output', output, '--no-bugreport', '--verbose', '1']
  const args = [
    '--url',
    `${url}/`,
    ...starts.flatMap(start => ['--start', start]),
    '--module',
    MODULES.join(','),
  ]
  const { code, text } = await run('wapiti', [...args, ...limits, ...session, ...report], signal)
  if (code !== 0) throw new Error(`wapiti ended with ${code}:\n${text.slice(-2000)}`)
  const { vulnerabilities, anomalies } = z.parse(written, JSON.parse(readFileSync(output, 'utf8')))
  const findings = [...Object.entries(vulnerabilities), ...Object.entries(anomalies)].flatMap(([kind, all]) =>
    all.map(({ method, path, info }) => ({ kind, where: `${method} ${path}`, info })),
  )
  const cut = [...text.matchAll(/Max attack time was reached for module (\w+)/g)].map(([, name = '']) => name)
  return { findings, cut }
}

/** Findings that are none, with the reason. */
const EXPLAINED: readonly { finding: RegExp; reason: string }[] = [
  {
    finding: /^HTTP Secure Headers: GET \/ X-XSS-Protection is not set$/,
    reason: 'No current browser reads it. The policy of the pages allows no script of others.',
  },
  {
    finding: /^HTTP Secure Headers: GET \/ Strict-Transport-Security is not set$/,
    reason: 'It is set behind https. The scan is made without.',
  },
  {
    finding:
      /^Secure Flag cookie: GET \/ Secure flag is not set in the cookie : bluepencil\.(?:sid|devices)$/,
    reason: 'It is set behind https, with the prefix __Host-. The scan is made without.',
  },
]

/** Returns a finding as one line. */
export const lineOf = ({ kind, where, info }: WapitiFinding): string => `${kind}: ${where} ${info}`

/** Returns why a finding is none; null for a real one. */
export const explanationOf = (finding: WapitiFinding): string | null =>
  EXPLAINED.find(known => known.finding.test(lineOf(finding)))?.reason ?? null
