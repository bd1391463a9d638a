import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'

import { auditPage } from '#schema/audit/contract.ts'
import { brandingForAdmins, sitePicture } from '#schema/site/branding.ts'
import { siteSettings } from '#schema/site/contract.ts'
import { DEFAULT_BRANDING, drawnPicture } from '#tests/support/branding.ts'
import { Client } from '#tests/support/client.ts'
import { signUp, type Person } from '#tests/support/factories.ts'
import { Follower } from '#tests/support/follower.ts'
import { until } from '#tests/support/patience.ts'
import { startProduct, type Product } from '#tests/support/product.ts'
import { inDatabase } from '#tests/support/queuedEmails.ts'
import { signUpAs } from '#tests/support/staff.ts'

const PATH = '/api/admin/settings/branding'

let product: Product
let admin: Person

// Other tests read the settings of a product that they share.
beforeAll(async () => {
  product = await startProduct()
  admin = await signUpAs(product, 'admin')
})

const read = async () => brandingForAdmins.parse((await admin.client.get(PATH)).json)

/** Changes some of the branding at its newest revision. */
async function change(some: Record<string, unknown>, by = admin) {
  const { revision } = await read()
  return by.client.send('PUT', PATH, { body: { revision, branding: { ...DEFAULT_BRANDING, ...some } } })
}

describe('the branding', () => {
  test('is changed for everyone, and the audit has the fields that are different', async () => {
    const ada = await signUp(product)
    const follower = await Follower.start({ url: product.url, cookie: ada.client.cookie }, ['site'])
    const answer = await change({ primaryColor: '#aa0000', siteName: 'Red Pen' })
    expect(answer.status).toBe(200)
    const { branding } = brandingForAdmins.parse(answer.json)
    expect(branding).toEqual({ ...DEFAULT_BRANDING, primaryColor: '#aa0000', siteName: 'Red Pen' })
    const shown = siteSettings.parse((await new Client(product.url).get('/api/admin/settings')).json)
    expect(shown).toMatchObject({ primaryColor: '#aa0000', siteName: 'Red Pen' })
    await until(() => follower.latest.get('site.settings site') !== undefined, 'the event')
    expect(follower.latest.get('site.settings site')?.value).toEqual(shown)
    follower.stop()
    const query = new URLSearchParams({ subjectKind: 'settings', subjectId: 'branding' })
    const { entries } = auditPage.parse((await admin.client.get(`/api/admin/audit?${query}`)).json)
    expect(entries[0]).toMatchObject({
      act: 'settings.changed',
      actor: { id: admin.user.id },
      before: { primaryColor: DEFAULT_BRANDING.primaryColor, siteName: DEFAULT_BRANDING.siteName },
      after: { primaryColor: '#aa0000', siteName: 'Red Pen' },
    })
    expect(Object.keys(entries[0]?.after ?? {})).toHaveLength(2)
  })

  test('keeps the numbers of the landing page and what else is stored', async () => {
    const metrics = { activeUsers: null, documents: '7', accuracy: null, languages: null }
    await admin.client.send('PUT', '/api/admin/settings/metrics', { body: metrics })
    await inDatabase(product, `UPDATE site_settings SET settings = settings || '{"twitterIcon": "/own.svg"}'`)
    expect((await change({ logoText: 'Pen' })).status).toBe(200)
    const shown = siteSettings.parse((await admin.client.get('/api/admin/settings')).json)
    expect(shown).toMatchObject({ logoText: 'Pen', metrics, twitterIcon: '/own.svg' })
  })

  test('is changed by one of two administrators who saw the same', async () => {
    const { revision } = await read()
    const save = (siteName: string) =>
      admin.client.send('PUT', PATH, { body: { revision, branding: { ...DEFAULT_BRANDING, siteName } } })
    const answers = await Promise.all([save('One'), save('Two')])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.json).toMatchObject({ message: 'Changed by someone else' })
    expect((await read()).revision).toBe(revision + 1)
  })

  test.each<[string, Record<string, unknown>]>([
    ['a color that is none', { primaryColor: 'red;}' }],
    ['a short color', { secondaryColor: '#fff' }],
    ['no name', { siteName: ' ' }],
    ['a name of two lines', { siteName: 'Pen\r\nBcc: all@example.org' }],
    ['a name that is too long', { logoText: 'x'.repeat(61) }],
    ['a font that there is not', { logoFontFamily: 'comic-sans' }],
    ['a picture of another server', { logoUrl: 'https://evil.example/logo.png' }],
    ['a picture without a scheme', { faviconUrl: '//evil.example/icon.png' }],
    ['a script as a page', { facebookPage: 'javascript:alert(1)' }],
    ['an address that leaves its attribute', { linkedinPage: 'https://a.example/"onclick="x' }],
    ['a field that there is not', { metrics: null }],
  ])('refuses %s', async (_what, some) => {
    const before = await read()
    expect((await change(some)).status).toBe(422)
    expect(await read()).toEqual(before)
  })

  test.each(['user', 'support'] as const)('is not for a %s', async role => {
    const person = await signUpAs(product, role)
    expect((await person.client.get(PATH)).status).toBe(403)
    expect((await change({ siteName: 'Mine' }, person)).status).toBe(403)
  })
})

describe('pictures of the site', () => {
  const add = (bytes: Buffer, kind = 'logo', by = admin) =>
    by.client.sendBytes('POST', `/api/admin/settings/pictures/${kind}`, bytes, 'image/png')

  test('are drawn small, and everyone may read them', async () => {
    const { status, json } = await add(await drawnPicture(3000, 1000))
    expect(status).toBe(201)
    const { url } = sitePicture.parse(json)
    const answer = await fetch(product.url + url)
    expect(answer.headers.get('content-type')).toBe('image/png')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    expect([width, height]).toEqual([168, 56])
    expect((await change({ logoUrl: url, faviconUrl: url })).status).toBe(200)
    expect((await new Client(product.url).get('/pricing')).text).toContain(url)
  })

  test.each([
    ['no picture', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['nothing', Buffer.alloc(0)],
  ])('are not %s', async (_what, bytes) => {
    expect((await add(bytes)).status).toBe(422)
  })

  test('are added by administrators only, and are of a known kind', async () => {
    expect((await add(await drawnPicture(), 'logo', await signUpAs(product, 'support'))).status).toBe(403)
    expect((await add(await drawnPicture(), 'banner')).status).toBe(404)
    expect((await fetch(`${product.url}/api/site/pictures/${crypto.randomUUID()}`)).status).toBe(404)
  })
})
