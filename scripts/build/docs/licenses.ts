import { reachedPackages } from './packages.ts'
import { table } from './table.ts'

/** Returns the text of docs/licenses.md. Needs the built product. */
export function licensesPage(): string {
  const packages = reachedPackages()
  return [
    '# Licenses of packages',
    `The built product contains or loads these ${packages.length} packages. Those of the browser come with the files\nthat users download. Those of the server come with its bundles, or are loaded by them with all that\nthey depend on, for every system. [NOTICE](../NOTICE) names the other work of others.`,
    'Each license is permissive, MPL or LGPL, or offers one of these. A package under GPL or AGPL alone,\nor without a known license, fails a test.',
    'This page is generated from the build and `package-lock.json` by `npm run docs:generate`.',
    table(
      ['Package', 'Version', 'License', 'In'],
      packages.map(({ name, version, license, parts }) => [
        `\`${name}\``,
        version,
        `\`${license}\``,
        parts.join(', '),
      ]),
    ),
  ]
    .join('\n\n')
    .concat('\n')
}
