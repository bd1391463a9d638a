import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { filesOf, manifestIn } from './files.ts'

const BUILT = {
  'siteMain.tsx': {
    file: 'assets/site.js',
    isEntry: true,
    imports: ['_base.js'],
    dynamicImports: ['../site/landing/landingPage.ts', '../site/other/otherPage.ts'],
    css: ['assets/main.css'],
  },
  '_base.js': { file: 'assets/base.js', imports: ['_react.js'], css: ['assets/main.css'] },
  '_react.js': { file: 'assets/react.js', imports: ['_base.js'] },
  '../site/landing/landingPage.ts': {
    file: 'assets/landing.js',
    isDynamicEntry: true,
    imports: ['_hero.js'],
  },
  '../site/other/otherPage.ts': { file: 'assets/other.js', isDynamicEntry: true, css: ['assets/other.css'] },
  '_hero.js': { file: 'assets/hero.js', imports: ['_base.js'] },
  'app/main.tsx': { file: 'assets/app.js', isEntry: true, css: ['assets/app.css'] },
  '../node_modules/a/inter-latin-wght-normal.woff2': { file: 'assets/inter-latin-wght-normal-a1.woff2' },
  '../node_modules/a/inter-latin-ext-wght-normal.woff2': {
    file: 'assets/inter-latin-ext-wght-normal-b2.woff2',
  },
}

function built(manifest: unknown) {
  const directory = mkdtempSync(path.join(tmpdir(), 'files-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  const read = manifestIn(directory)
  const before = read()
  mkdirSync(path.join(directory, '.vite'))
  writeFileSync(path.join(directory, '.vite/manifest.json'), JSON.stringify(manifest))
  return { before, read }
}

test('a page loads its own code and what that imports, each file once', () => {
  const manifest = built(BUILT).read()
  if (!manifest) throw new Error('There is no manifest')
  expect(filesOf(manifest, 'landing')).toEqual({
    script: '/assets/site.js',
    styles: ['/assets/main.css'],
    modules: ['/assets/landing.js', '/assets/base.js', '/assets/hero.js', '/assets/react.js'],
    fonts: ['/assets/inter-latin-wght-normal-a1.woff2'],
  })
})

test('a build is read once it is there, and one without the pages of the site is refused', () => {
  const { before, read } = built({})
  expect(before).toBeNull()
  const manifest = read()
  expect(read()).toBe(manifest)
  expect(() => filesOf(manifest ?? {}, 'landing')).toThrow('siteMain.tsx')
})
