import { useEffect, useState } from 'react'

import { language } from '#client/shared/messages/translator.ts'
import type { SitePage, SitePageProps } from '#site/page.tsx'
import { MotionContext } from '#site/ui/motionContext.ts'
import { ENGLISH, LanguageContext } from '#site/ui/useTranslator.ts'

import { MissingCode } from './MissingCode.tsx'
import { motion } from './motion.ts'
import { useLiveContent, type Follow } from './useLiveContent.ts'
import { useSiteChanges } from './useSiteChanges.ts'
import { useVisitorSettings } from './useVisitorSettings.ts'

type Props = SitePageProps<unknown> & {
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
  const [spoken, speak] = useState(ENGLISH)
  // Parts that are not hydrated yet would all be hydrated at once for another object.
  useEffect(() => {
    if (language.locale !== ENGLISH.locale) speak(language)
  }, [])
  return (
    <LanguageContext value={spoken}>
      <MotionContext value={motion}>
        <Page settings={settings} content={content} visitor={visitor} />
      </MotionContext>
      {isMissing && <MissingCode />}
    </LanguageContext>
  )
}
