import { useEffect, useState } from 'react'

import { translator } from '#client/shared/messages/translator.ts'
import { extension } from '#schema/messages/en/extension.ts'

import type { Overview } from '../common/ownCalls.ts'
import { AccountCard } from './AccountCard.tsx'
import type { Here } from './here.ts'
import { PageCard } from './PageCard.tsx'
import { RulesCard } from './RulesCard.tsx'
import { onChange, readOverview } from './send.ts'
import { TextCard } from './TextCard.tsx'
import { WordsCard } from './WordsCard.tsx'

const t = translator(extension)

/** The popup of the extension, which is also its page in a tab. */
export function Popup({ here, first }: { here: Here; first: Overview }) {
  const [{ settings, isSignedIn }, setOverview] = useState(first)
  useEffect(() => {
    const refresh = () => void readOverview().then(setOverview)
    return onChange(refresh)
  }, [])
  const refresh = async () => setOverview(await readOverview())
  return (
    <main className="grid gap-3 p-3">
      <h1 className="flex items-center gap-2 px-1 text-base font-semibold">
        <img src="/icons/48.png" alt="" className="size-6" />
        {t('name')}
      </h1>
      {here.kind !== 'tab' && <PageCard here={here} settings={settings} />}
      <AccountCard isSignedIn={isSignedIn} isInTab={here.kind === 'tab'} onChange={refresh} />
      <TextCard settings={settings} />
      <WordsCard words={settings.words} />
      <RulesCard settings={settings} />
    </main>
  )
}
