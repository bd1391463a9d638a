import { useState } from 'react'

import type { SiteSettings } from '#schema/site/contract.ts'
import { logoFont } from '#site/ui/logoFont.ts'

import { BrandMark } from './BrandMark.tsx'

type Props = {
  settings: Pick<SiteSettings, 'logoUrl' | 'logoText' | 'siteName' | 'logoFontFamily'>
  className?: string
  /** Shows the name only to screen readers, where space is limited. */
  markOnly?: boolean
}

/** The site's logo and name. The product's logo replaces a broken picture. */
export function Logo({ settings, className = '', markOnly = false }: Props) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null)
  const { logoUrl } = settings
  const failed = (url: string) => {
    console.warn(`The logo could not be loaded: ${url}`)
    setFailedUrl(url)
  }
  return (
    <span className={`inline-flex min-w-0 items-center gap-2.5 ${className}`}>
      {logoUrl && logoUrl !== failedUrl ? (
        <img src={logoUrl} alt="" className="h-7 w-auto max-w-32 shrink-0" onError={() => failed(logoUrl)} />
      ) : (
        <BrandMark className="size-7 shrink-0" />
      )}
      <span
        style={{ fontFamily: logoFont(settings.logoFontFamily) }}
        className={markOnly ? 'sr-only' : 'truncate text-base font-semibold tracking-tight text-ink'}
      >
        {settings.logoText || settings.siteName}
      </span>
    </span>
  )
}
