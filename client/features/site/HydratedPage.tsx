import { useEffect, useState } from 'react'

import { language } from '#client/shared/messages/translator.ts'
import type { SitePage, SitePageProps } from '#site/page.tsx'
import { ENGLISH, LanguageContext } from '#site/ui/useTranslator.ts'

import { useMotionAllowed } from './useMotionAllowed.ts'
import { useVisitorSettings } from './useVisitorSettings.ts'

type Props = Omit<SitePageProps<unknown>, 'moves'> & { Page: SitePage }

/** A page as the server rendered it, then in the reader's language and with the newest settings. */
export function HydratedPage({ Page, settings: rendered, content }: Props) {
  const settings = useVisitorSettings(rendered)
  const moves = useMotionAllowed()
  const [spoken, speak] = useState(ENGLISH)
  useEffect(() => speak(language), [])
  return (
    <LanguageContext value={spoken}>
      <Page settings={settings} content={content} moves={moves} />
    </LanguageContext>
  )
}
