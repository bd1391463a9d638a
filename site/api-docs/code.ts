import type { ApiOperation } from '#schema/api-docs/contract.ts'
import { isRecord } from '#schema/shared/records.ts'

/** The languages of the examples. */
export const CODE = ['curl', 'javascript', 'python'] as const
export type Code = (typeof CODE)[number]

/** In place of the key of the reader. */
export const KEY = 'YOUR_API_KEY'

type Called = Pick<ApiOperation, 'method' | 'path' | 'body' | 'isForm'>

/** Returns a program that makes a call. */
export function codeOf(language: Code, origin: string, call: Called): string {
  const url = origin + call.path
  switch (language) {
    case 'curl':
      return curl(url, call)
    case 'javascript':
      return javascript(url, call)
    case 'python':
      return python(url, call)
  }
}

function curl(url: string, { method, body, isForm }: Called): string {
  const data =
    body === null
      ? []
      : isForm
        ? fieldsIn(body).map(([name, value]) => `--data-urlencode ${shell(`${name}=${value}`)}`)
        : [`-H 'Content-Type: application/json'`, `-d ${shell(body)}`]
  return [`curl -X ${method} ${shell(url)}`, `-H 'Authorization: Bearer ${KEY}'`, ...data].join(' \\\n  ')
}

/** A text as a word of a shell. */
const shell = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`

function javascript(url: string, { method, body, isForm }: Called): string {
  const headers = [`Authorization: 'Bearer ${KEY}'`]
  if (body !== null && !isForm) headers.push(`'Content-Type': 'application/json'`)
  const lines = [`method: '${method}',`, `headers: { ${headers.join(', ')} },`]
  if (body !== null)
    lines.push(
      isForm
        ? `body: new URLSearchParams(${indented(body, '  ')}),`
        : `body: JSON.stringify(${indented(body, '  ')}),`,
    )
  return [
    `const response = await fetch(${JSON.stringify(url)}, {`,
    ...lines.map(line => `  ${line}`),
    '})',
    'console.log(await response.json())',
  ].join('\n')
}

function python(url: string, { method, body, isForm }: Called): string {
  const lines = [JSON.stringify(url), `headers={"Authorization": "Bearer ${KEY}"}`]
  if (body !== null) lines.push(`${isForm ? 'data' : 'json'}=${indented(body, '    ')}`)
  return [
    'import requests',
    '',
    `response = requests.${method.toLowerCase()}(`,
    ...lines.map(line => `    ${line},`),
    ')',
    'print(response.json())',
  ].join('\n')
}

/** JSON further to the right, from its second line on. */
const indented = (json: string, by: string): string => json.replaceAll('\n', `\n${by}`)

/** The fields of a form that is written as JSON. */
export function fieldsIn(json: string): [string, string][] {
  const fields: unknown = JSON.parse(json)
  return isRecord(fields) ? Object.entries(fields).map(([name, value]) => [name, String(value)]) : []
}
