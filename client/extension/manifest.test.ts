import { describe, expect, test } from 'vitest'

import { manifestFor } from './manifest.ts'

const manifest = manifestFor('https://write.example')

describe('the manifest', () => {
  test('asks for these permissions and no others', () => {
    expect(manifest.permissions).toEqual(['storage', 'scripting', 'activeTab', 'offscreen'])
    expect(manifest.host_permissions).toEqual(['https://mail.google.com/*', 'https://www.linkedin.com/*'])
    expect(manifest.optional_permissions).toBeUndefined()
  })

  test('may ask for its own server alone', () => {
    expect(manifest.optional_host_permissions).toEqual(['https://write.example/*'])
  })

  test('starts by itself on the two sites alone', () => {
    const matches = manifest.content_scripts?.map(script => script.matches)
    expect(matches).toEqual([manifest.host_permissions])
  })

  test('opens no file and no message to pages', () => {
    expect(manifest.web_accessible_resources).toBeUndefined()
    expect(manifest.externally_connectable).toBeUndefined()
  })

  test('runs no code from elsewhere', () => {
    const policy = manifest.content_security_policy?.extension_pages ?? ''
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';")
    expect(policy).toContain("default-src 'self';")
  })

  test('connects to its own server alone', () => {
    const policy = manifest.content_security_policy?.extension_pages ?? ''
    expect(policy).toContain("; connect-src 'self' https://write.example; ")
  })

  test('suggests at most the four keys that browsers take', () => {
    const keys = Object.values(manifest.commands ?? {}).map(command => JSON.stringify(command.suggested_key))
    expect(keys).toHaveLength(4)
    expect(new Set(keys).size).toBe(4)
  })
})
