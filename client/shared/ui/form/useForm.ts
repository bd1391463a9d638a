import { useEffect, useLayoutEffect, useRef, useState, type SubmitEvent } from 'react'
import {
  get,
  useForm as useHookForm,
  useWatch,
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormRegisterReturn,
} from 'react-hook-form'
import * as z from 'zod/mini'

import { HttpError } from '#client/shared/api/httpError.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { problemOf } from '#client/shared/reauthentication/reauthentication.ts'
import { focusInvalid } from '#client/shared/ui/focus.ts'
import { issues } from '#schema/messages/en/issues.ts'
import { issueKey } from '#schema/messages/issueKey.ts'
import { issueText } from '#schema/messages/issueText.ts'

const t = translator(issues)

/** The problems of fields by name, as the server sends them; `points.2` is a problem of `points`. */
export type Refusal = Readonly<Record<string, string>>

type Options<V extends FieldValues, W> = {
  /** The schema that the server uses, or one of its parts. Its output is what is sent. */
  schema: z.ZodMiniType<W, V>
  /** The values at the start. */
  initial: V
  /** The field that has the focus at the start. */
  focused?: Path<V>
  /**
   * Sends the values. An error is shown at the fields that the server names, or else above the form.
   * `refuse` shows problems that the caller finds: of fields, or a text about the whole form. `held`: the
   * values as the fields hold them.
   */
  submit: (wanted: W, refuse: (problems: Refusal | string) => void, held: V) => unknown
}

/** A form for the component Form, with what its fields need. */
export type Form<V extends FieldValues> = {
  /** For `<Field {...field(name)}>`, whose control then holds the value. */
  field: (name: Path<V>) => { error: string | undefined; register: UseFormRegisterReturn }
  /** The values as they are now, for controls without text, and for what depends on them. */
  values: V
  /** Sets a value and takes away its problem. */
  change: <N extends Path<V>>(name: N, value: PathValue<V, N>) => void
  /** Resets a field that was sent, unless it was changed meanwhile. */
  restart: (name: Path<V>) => void
  /** The problem of a field whose control holds no text. */
  error: (name: Path<V>) => string | undefined
  focus: (name: Path<V>) => void
  /** Focuses a text field and selects its text. */
  select: (name: Path<V>) => void
  /** Whether it is being sent. It cannot be sent a second time until then. */
  busy: boolean
  /** The problem of the whole form. */
  problem: string | undefined
  /** Sends it as its button does. */
  submit: () => void
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  attach: (element: HTMLFormElement | null) => void
}

/**
 * The state of a form: its values, its problems, and whether it is being sent. A problem goes when
 * its field changes. A form that is refused has the focus in its first wrong field.
 */
export function useForm<V extends FieldValues, W>(options: Options<V, W>): Form<V> {
  const element = useRef<HTMLFormElement>(null)
  const isRunning = useRef(false)
  // The fields on the screen, which can show a problem, and those of them that hold a text.
  const now = { shown: new Set<Path<V>>(), texts: new Set<Path<V>>() }
  const fields = useRef(now)
  const sent = useRef<V>(undefined)
  const [initial] = useState(options.initial)
  const form = useHookForm<V>({ values: initial, reValidateMode: 'onSubmit', shouldFocusError: false })
  const values = useWatch({ control: form.control, compute: same<V> })
  const { isSubmitting, submitCount, errors } = form.formState

  useLayoutEffect(() => {
    fields.current = now
  })
  useEffect(() => {
    if (submitCount > 0) focusInvalid(element.current)
  }, [submitCount])
  const focused = useRef(options.focused)
  useEffect(() => {
    if (focused.current !== undefined) focusField(element.current, focused.current)
  }, [])

  /** Shows problems at their fields. Returns whether there is a place for one of them. */
  const refuseFields = (problems: Iterable<readonly [name: string, text: string]>): boolean => {
    const taken = new Set<Path<V>>()
    for (const [name, message] of problems) {
      const place = [...fields.current.shown].find(each => name === each || name.startsWith(`${each}.`))
      if (place === undefined || taken.has(place)) continue
      taken.add(place)
      form.setError(place, { message })
    }
    return taken.size > 0
  }
  const refuseWhole = (message: string | null | undefined) => {
    if (message) form.setError('root', { message })
  }
  const refuse = (problems: Refusal | string) => {
    if (typeof problems === 'string') refuseWhole(problems)
    else refuseFields(Object.entries(problems))
  }
  /** Takes what a browser or a password manager has filled in without an event. */
  const readTexts = () => {
    for (const name of fields.current.texts) {
      const field = textField(element.current, name)
      if (field && field.value !== form.getValues(name)) void form.register(name).onChange({ target: field })
    }
  }
  const send = async (held: V) => {
    sent.current = held
    // Such as half a date, whose value the browser says to be empty.
    const halfTyped = [...fields.current.texts].filter(
      name => textField(element.current, name)?.validity.badInput,
    )
    if (refuseFields(halfTyped.map(name => [name, t('halfTyped')] as const))) return
    const parsed = z.safeParse(options.schema, held, { error: lengthProblem })
    if (!parsed.success) {
      const found = parsed.error.issues.map(issue => [issue.path.join('.'), issueText(issue, t)] as const)
      if (!refuseFields(found)) refuseWhole(found[0]?.[1])
      return
    }
    try {
      await options.submit(parsed.data, refuse, held)
    } catch (error) {
      const named = error instanceof HttpError ? (error.body?.fields ?? {}) : {}
      if (!refuseFields(Object.entries(named))) refuseWhole(problemOf(error))
    }
  }
  const submit = async () => {
    if (isRunning.current) return
    isRunning.current = true
    form.clearErrors()
    readTexts()
    try {
      await form.handleSubmit(send)()
    } finally {
      isRunning.current = false
    }
  }
  const error = (name: Path<V>) => {
    now.shown.add(name)
    return form.getFieldState(name, form.formState).error?.message
  }
  const forgive = (name: Path<V>) => {
    form.clearErrors(name)
    form.clearErrors('root')
  }
  return {
    field: name => {
      now.texts.add(name)
      return { error: error(name), register: form.register(name, { onChange: () => forgive(name) }) }
    },
    values,
    change: (name, value) => {
      form.setValue(name, value)
      forgive(name)
    },
    restart: name => {
      const isUnchanged: boolean = form.getValues(name) === get(sent.current, name)
      if (isUnchanged) form.resetField(name)
    },
    error,
    focus: name => void focusField(element.current, name),
    select: name => focusField(element.current, name)?.select(),
    busy: isSubmitting,
    problem: errors.root?.message,
    submit: () => void submit(),
    onSubmit: event => {
      event.preventDefault()
      void submit()
    },
    attach: attached => {
      element.current = attached
    },
  }
}

/** Focuses a text field of a form, and returns it. */
function focusField(form: HTMLFormElement | null, name: string): TextField | null {
  const field = textField(form, name)
  field?.focus()
  return field
}

type TextField = HTMLInputElement | HTMLTextAreaElement

function textField(form: HTMLFormElement | null, name: string): TextField | null {
  const field = form?.elements.namedItem(name)
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : null
}

const same = <T>(values: T): T => values

/** Names a length that its schema has no own words for. */
const lengthProblem = ({ code }: z.core.$ZodRawIssue): string | undefined => {
  if (code === 'too_big') return issueKey('textLong')
  return code === 'too_small' ? issueKey('textShort') : undefined
}
