import { useAtom, useAtomValue } from 'jotai'
import { Mic, MicOff, Square } from 'lucide-react'
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode, type Ref } from 'react'

import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { store } from '#client/shared/lib/store.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { cn } from '#client/shared/ui/cn.ts'
import { focusMain } from '#client/shared/ui/focus.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Checkbox } from '#client/shared/ui/form/Checkbox.tsx'
import { CloseButton } from '#client/shared/ui/form/CloseButton.tsx'
import { Badge } from '#client/shared/ui/layout/Badge.tsx'
import { Kbd } from '#client/shared/ui/layout/Kbd.tsx'
import { voice as messages } from '#schema/messages/en/voice.ts'

import { refusalOf } from './access.ts'
import { VOICE_SHORTCUT } from './keys.ts'
import { useMicrophone } from './microphone.ts'
import { QuestionBox } from './QuestionBox.tsx'
import { browserRecognizer } from './recognizer.ts'
import { keepListening, voiceOpen, voicePressed, voiceState } from './state.ts'
import { Transcript } from './Transcript.tsx'
import { useVoice, type VoiceOpeners } from './useVoice.ts'
import { VoiceHints } from './VoiceHints.tsx'

const t = translator(messages)

type Props = VoiceOpeners & {
  /** The remaining queries of this month; null if they are unlimited or not known. */
  left: number | null
}

/**
 * The panel of voice commands. It is not modal: the text stays in reach, and keeps its caret.
 */
export function VoicePanel({ left, ...openers }: Props) {
  const voice = useVoice(openers)
  const [isPressed, setPressed] = useAtom(voicePressed)
  const [isOpen, setOpen] = useAtom(voiceOpen)
  const { listening } = useAtomValue(voiceState)
  const panel = useRef<HTMLDivElement>(null)
  const start = useRef<HTMLButtonElement>(null)
  const isListening = listening.kind === 'listening'
  const toggle = () => {
    if (isListening) voice.stop()
    else void voice.begin()
  }
  const pressed = useRef(toggle)
  useEffect(() => {
    pressed.current = toggle
  })
  useEffect(() => {
    if (!isOpen) return undefined
    const before = document.activeElement
    // A spoken command opens it too, and takes the focus from nothing.
    if (store.get(voiceState).listening.kind !== 'processing') focusOn(panel.current, start.current)
    return () => {
      // The focus was in the panel, unless the user has gone elsewhere.
      if (document.activeElement !== document.body) return
      if (before instanceof HTMLElement && before.isConnected) before.focus()
      else focusMain()
    }
  }, [isOpen])
  useEffect(() => {
    if (!isPressed) return
    setPressed(false)
    focusOn(panel.current, start.current)
    pressed.current()
  }, [isPressed, setPressed])
  const grant = async () => {
    // The pressed button goes.
    if (await voice.grant()) start.current?.focus()
  }
  const answer = (isYes: boolean) => {
    // Before the command, which may move the focus.
    focusOn(panel.current, start.current)
    void voice.answer(isYes)
  }
  const close = () => {
    voice.stop()
    // A question that is not on the screen waits for no answer.
    store.set(voiceState, now => ({ ...now, question: null }))
    setOpen(false)
  }
  return (
    isOpen && (
      <Panel
        ref={panel}
        voice={voice}
        left={left}
        onClose={close}
        onGrant={grant}
        onAnswer={answer}
        button={
          <Button
            ref={start}
            variant={isListening ? 'ink' : 'primary'}
            onClick={toggle}
            busy={listening.kind === 'processing'}
            className="grow"
          >
            {isListening ? <MicOff aria-hidden /> : <Mic aria-hidden />}
            {t(isListening ? 'stop' : 'start')}
          </Button>
        }
      />
    )
  )
}

/** Moves the focus to the button that starts, or to the panel of a browser without it. */
function focusOn(panel: HTMLElement | null, start: HTMLElement | null): void {
  const target = start ?? panel
  target?.focus()
}

type PanelProps = {
  ref: Ref<HTMLDivElement>
  voice: ReturnType<typeof useVoice>
  left: number | null
  button: ReactNode
  onClose: () => void
  onGrant: () => Promise<void>
  onAnswer: (isYes: boolean) => void
}

function Panel({ ref, voice, left, button, onClose, onGrant, onAnswer }: PanelProps) {
  const title = useId()
  const user = useCurrentUser()
  const permission = useMicrophone()
  const { listening, command, message, said, question, isReading, isDictating } = useAtomValue(voiceState)
  const [keeps, setKeeps] = useAtom(keepListening)
  const isSupported = browserRecognizer.isSupported()
  const isActive = isSupported && permission === 'granted' && refusalOf(user) === null
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    event.stopPropagation()
    onClose()
  }
  return (
    <div
      ref={ref}
      role="dialog"
      data-voice
      aria-labelledby={title}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      className="fixed inset-x-2 bottom-2 z-40 grid max-h-[min(34rem,calc(100dvh-4.5rem))] animate-appear content-start gap-4 overflow-y-auto rounded-xl border bg-paper p-4 text-ink shadow-float outline-none sm:inset-x-auto sm:top-16 sm:right-4 sm:bottom-auto sm:w-92"
    >
      <div className="flex items-center gap-2">
        <h2 id={title} className="font-serif text-lg font-semibold">
          {t('name')}
        </h2>
        <Badge kind={isActive ? 'success' : 'neutral'}>
          {t(`badge.${isActive ? 'active' : 'disabled'}`)}
        </Badge>
        <CloseButton aria-label={t('close')} className="ml-auto" onClick={onClose} />
      </div>
      <p className="flex items-center gap-2 text-sm font-medium">
        <span
          aria-hidden
          className={cn(
            'size-2 rounded-full',
            listening.kind === 'idle' ? 'bg-control' : 'animate-pulse bg-brand-fill',
          )}
        />
        <span role="status">{t(`status.${listening.kind}`)}</span>
        <Kbd keys={VOICE_SHORTCUT} className="ml-auto" />
      </p>
      {isSupported ? (
        <div className="flex flex-wrap gap-2">
          {permission !== 'granted' && (
            <Button onClick={() => void onGrant()} className="grow">
              {t('grant')}
            </Button>
          )}
          {button}
        </div>
      ) : (
        <>
          <p className="text-sm text-ink-soft">{t('unsupported')}</p>
          <Button onClick={() => void voice.submit(t('testCommand'), false)}>
            {t('test', { command: t('testCommand') })}
          </Button>
        </>
      )}
      <Transcript
        said={said}
        interim={listening.kind === 'listening' ? listening.interim : ''}
        onRun={text => void voice.submit(text, said !== '')}
      />
      {command !== null && (
        <p className="text-sm text-ink-soft">
          <span className="font-medium text-ink">{t('lastCommand')}</span> {command}
        </p>
      )}
      {question && <QuestionBox question={question} left={left} onAnswer={onAnswer} />}
      {/* Announced: the text that was heard, and its outcome. */}
      <div role="status" className="text-sm text-ink-soft">
        {said !== '' && <span className="sr-only">{t('heard', { text: said })} </span>}
        {message}
      </div>
      {isReading && (
        <Button size="sm" className="justify-self-start" onClick={voice.stop}>
          <Square aria-hidden /> {t('stopReading')}
        </Button>
      )}
      {isSupported && (
        <div>
          <Checkbox checked={keeps} onChange={setKeeps} label={t('keepListening')} />
          {keeps && !isDictating && <p className="pl-7 text-xs text-ink-faint">{t('keepListeningOf')}</p>}
        </div>
      )}
      <div className="border-t pt-3">
        <h3 className="pb-1.5 text-xs font-medium text-ink-faint">{t('hintsTitle')}</h3>
        <VoiceHints />
      </div>
    </div>
  )
}
