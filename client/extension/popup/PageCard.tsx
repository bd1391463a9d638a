import { useEffect, useRef, useState } from 'react'

import { translator } from '#client/shared/messages/translator.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Checkbox } from '#client/shared/ui/form/Checkbox.tsx'
import { Card } from '#client/shared/ui/layout/Card.tsx'
import { extension } from '#schema/messages/en/extension.ts'

import { isPaused, type ExtensionSettings } from '../common/settings.ts'
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
      return <OtherPage here={here} settings={settings} />
  }
}

function HostSwitch({ host, settings }: { host: string; settings: ExtensionSettings }) {
  const isStored = !settings.offHosts.includes(host)
  // It moves at once, before the background has answered.
  const [isOn, setOn] = useState(isStored)
  useEffect(() => setOn(isStored), [isStored])
  const turn = (on: boolean) => {
    setOn(on)
    void change({ kind: on ? 'turnOnHost' : 'turnOffHost', host })
  }
  return <Checkbox checked={isOn} onChange={turn} label={t('checkHost', { host })} />
}

type Other = Extract<Here, { kind: 'other' }>
type Asked = 'no' | 'asking' | 'checked' | 'refused'

/** A page that is checked only after the user's click. */
function OtherPage({ here, settings }: { here: Other; settings: ExtensionSettings }) {
  const { host, tabId, isRunning } = here
  const isOff = settings.offHosts.includes(host)
  const [asked, setAsked] = useState<Asked>(isRunning && !isOff ? 'checked' : 'no')
  const status = useRef<HTMLParagraphElement>(null)
  const check = async () => {
    setAsked('asking')
    if (isOff) await change({ kind: 'turnOnHost', host })
    setAsked((await checkTab(tabId)) ? 'checked' : 'refused')
    // The button goes, and has the focus.
    status.current?.focus()
  }
  return (
    <>
      {(asked === 'no' || asked === 'asking') && (
        <Button variant="primary" busy={asked === 'asking'} onClick={() => void check()} className="w-full">
          {t('checkPage')}
        </Button>
      )}
      <p ref={status} role="status" tabIndex={-1} className="text-sm text-ink-soft outline-none">
        {t(asked === 'refused' ? 'closed' : asked === 'checked' ? 'checked' : 'untilYouLeave')}
      </p>
    </>
  )
}

/** One button for both acts, so that it keeps the focus. */
function Pause({ settings }: { settings: ExtensionSettings }) {
  const { pausedUntil } = settings
  const [now, setNow] = useState(() => Date.now())
  const until = isPaused(settings, now) ? pausedUntil : null
  useEffect(() => {
    if (pausedUntil === null) return
    const timer = setTimeout(() => setNow(Date.now()), Date.parse(pausedUntil) - Date.now() + 1)
    return () => clearTimeout(timer)
  }, [pausedUntil])
  const toggle = () =>
    change({
      kind: 'pause',
      until: until === null ? new Date(Date.now() + PAUSE_MS).toISOString() : null,
    })
  return (
    <div className="flex w-full items-center justify-between gap-3">
      <p role="status" className="text-sm font-medium empty:hidden">
        {until !== null && t('paused', { time: timeOf(until) })}
      </p>
      <Button size="sm" onClick={() => void toggle()}>
        {t(until === null ? 'pause' : 'resume')}
      </Button>
    </div>
  )
}

const timeOf = (time: string): string =>
  new Intl.DateTimeFormat(undefined, { timeStyle: 'short' }).format(new Date(time))
