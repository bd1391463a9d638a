import { useState } from 'react'

import { translator } from '#client/shared/messages/translator.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Checkbox } from '#client/shared/ui/form/Checkbox.tsx'
import { Card } from '#client/shared/ui/layout/Card.tsx'
import { extension } from '#schema/messages/en/extension.ts'

import { isPaused, type ExtensionSettings } from '../shared/settings.ts'
import type { Here } from './here.ts'
import { change, checkTab } from './send.ts'

const t = translator(extension)

const PAUSE_MS = 60 * 60_000

type Props = { here: Exclude<Here, { kind: 'tab' }>; settings: ExtensionSettings }

/** Whether the page behind the popup is checked, and the switches for that. */
export function PageCard({ here, settings }: Props) {
  return (
    <Card label={t('page')} className="grid content-start justify-items-start gap-3 p-4">
      <Page here={here} settings={settings} />
      <Pause settings={settings} />
    </Card>
  )
}

function Page({ here, settings }: Props) {
  switch (here.kind) {
    case 'closed':
      return <p className="text-sm text-ink-soft">{t('closed')}</p>
    case 'site':
      return <HostSwitch host={here.host} settings={settings} />
    case 'other':
      return <OtherPage {...here} settings={settings} />
  }
}

function HostSwitch({ host, settings }: { host: string; settings: ExtensionSettings }) {
  return (
    <Checkbox
      checked={!settings.offHosts.includes(host)}
      onChange={isOn => void change({ kind: isOn ? 'turnOnHost' : 'turnOffHost', host })}
      label={t('checkHost', { host })}
    />
  )
}

type Asked = 'no' | 'asking' | 'checked' | 'refused'

/** A page that is checked only after the user's click. */
function OtherPage({ host, tabId, settings }: { host: string; tabId: number; settings: ExtensionSettings }) {
  const [asked, setAsked] = useState<Asked>('no')
  const check = async () => {
    setAsked('asking')
    if (settings.offHosts.includes(host)) await change({ kind: 'turnOnHost', host })
    setAsked((await checkTab(tabId)) ? 'checked' : 'refused')
  }
  if (asked === 'refused')
    return (
      <p role="status" className="text-sm text-ink-soft">
        {t('closed')}
      </p>
    )
  return (
    <>
      {asked !== 'checked' && (
        <Button variant="primary" busy={asked === 'asking'} onClick={() => void check()} className="w-full">
          {t('checkPage')}
        </Button>
      )}
      <p role="status" className="text-sm text-ink-soft">
        {t(asked === 'checked' ? 'checked' : 'untilYouLeave')}
      </p>
    </>
  )
}

function Pause({ settings }: { settings: ExtensionSettings }) {
  const [now] = useState(() => Date.now())
  if (settings.pausedUntil === null || !isPaused(settings, now))
    return (
      <Button
        size="sm"
        onClick={() => void change({ kind: 'pause', until: new Date(Date.now() + PAUSE_MS).toISOString() })}
      >
        {t('pause')}
      </Button>
    )
  return (
    <div className="flex w-full items-center justify-between gap-3">
      <p role="status" className="text-sm font-medium">
        {t('paused', { time: timeOf(settings.pausedUntil) })}
      </p>
      <Button size="sm" onClick={() => void change({ kind: 'pause', until: null })}>
        {t('resume')}
      </Button>
    </div>
  )
}

const timeOf = (time: string): string =>
  new Intl.DateTimeFormat(undefined, { timeStyle: 'short' }).format(new Date(time))
