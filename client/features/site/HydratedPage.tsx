import { useEffect, useState } from 'react'

import { language } from '#client/shared/messages/translator.ts'
import type { SitePage, SitePageProps } from '#site/page.tsx'
import { ENGLISH, LanguageContext } from '#site/ui/useTranslator.ts'

import { MissingCode } from './MissingCode.tsx'
import { useLiveContent, type Follow } from './useLiveContent.ts'
import { useMotionAllowed } from './useMotionAllowed.ts'
import { useSiteChanges } from './useSiteChanges.ts'
import { useVisitorSettings } from './useVisitorSettings.ts'

type Props = Omit<SitePageProps<unknown>, 'moves'> & {
  Page: SitePage
  /** Loads the function that follows a content that changes. */
  follow?: (() => Promise<Follow>) | undefined
}

/**
 * A page as the server rendered it, then in the reader's language, with the newest settings and content. If
 * the code of its forms and acts cannot be loaded, it says so.
 */
export function HydratedPage({ Page, follow, settings: rendered, content: first, visitor }: Props) {
  const settings = useVisitorSettings(rendered)
  const { content, isMissing } = useLiveContent(first, follow)
  useSiteChanges()
  const moves = useMotionAllowed()
  const [spoken, speak] = useState(ENGLISH)
  // Parts that are not hydrated yet would all be hydrated at once for another object.
  useEffect(() => {
    if (language.locale !== ENGLISH.locale) speak(language)
  }, [])
  return (
    <LanguageContext value={spoken}>
      <Page settings={settings} content={content} visitor={visitor} moves={moves} />
      {isMissing && <MissingCode />}
    </LanguageContext>
  )
}
