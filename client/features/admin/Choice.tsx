import { Field } from '#client/shared/ui/form/Field.tsx'
import { Select } from '#client/shared/ui/form/Select.tsx'

type Props<T extends string> = {
  label: string
  options: readonly T[]
  value: T
  nameOf: (option: T) => string
  onChange: (value: T) => void
}

/** One of the options. */
export const Choice = <T extends string>({ label, options, value, nameOf, onChange }: Props<T>) => (
  <Field label={label}>
    {control => (
      <Select<T>
        control={control}
        value={value}
        options={options.map(option => ({ value: option, label: nameOf(option) }))}
        onChange={onChange}
      />
    )}
  </Field>
)

type AnyProps<T extends string> = Omit<Props<T>, 'value' | 'onChange'> & {
  value: T | undefined
  /** The name of the choice of all. */
  any: string
  onChange: (value: T | undefined) => void
}

/** One of the options, or any. */
export const ChoiceOrAny = <T extends string>({
  label,
  options,
  value,
  any,
  nameOf,
  onChange,
}: AnyProps<T>) => (
  <Choice<T | ''>
    label={label}
    options={['', ...options]}
    value={value ?? ''}
    nameOf={option => (option === '' ? any : nameOf(option))}
    onChange={chosen => onChange(chosen === '' ? undefined : chosen)}
  />
)
