/** Licenses that the product may contain: permissive ones, MPL and LGPL. */
const ALLOWED: readonly RegExp[] = [
  /^(?:MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|Unlicense|CC0-1\.0|PostgreSQL)$/,
  /^(?:OFL-1\.1|CC-BY-3\.0|CC-BY-4\.0|AFL-2\.1|Python-2\.0|Zlib)$/,
  /^(?:MPL-(?:1\.1|2\.0)|LGPL-(?:2\.0|2\.1|3\.0)(?:-only|-or-later)?)$/,
]

/**
 * Returns whether an SPDX expression allows the use of a package: each part of an AND, and one of
 * an OR.
 */
export function isAllowed(expression: string): boolean {
  const inner = /^\(([^()]*)\)$/.exec(expression)?.[1] ?? expression
  if (/[()]/.test(inner)) return false
  return inner.split(' OR ').some(option => option.split(' AND ').every(isAllowedLicense))
}

const isAllowedLicense = (license: string): boolean => ALLOWED.some(pattern => pattern.test(license))
