const BASE =
  'touch-target inline-flex shrink-0 select-none items-center justify-center gap-2 rounded-lg font-medium whitespace-nowrap transition-[background-color,border-color,opacity,filter] disabled:pointer-events-none disabled:opacity-55 aria-disabled:opacity-55 [&_svg]:size-4 [&_svg]:shrink-0'

const VARIANTS = {
  primary: 'bg-(image:--brand-gradient-fill) text-white hover:brightness-108 active:brightness-95',
  ink: 'bg-ink text-ink-inverse hover:opacity-88 active:opacity-80',
  secondary: 'border border-control/60 bg-paper text-ink hover:border-control hover:bg-hover',
  ghost: 'text-ink-soft hover:bg-hover hover:text-ink',
  danger: 'bg-danger-fill text-white hover:brightness-110 active:brightness-95',
  link: 'min-h-6 text-brand-text underline decoration-current/40 underline-offset-4 hover:decoration-current',
}

const SIZES = { sm: 'h-8 px-3 text-sm', md: 'h-10 px-4 text-sm', lg: 'h-12 px-6 text-base' }

export type ButtonLook = {
  variant?: keyof typeof VARIANTS | undefined
  size?: keyof typeof SIZES | undefined
}

/**
 * The classes of a button, also for links. `primary` (the brand's gradient) is for the main action
 * of a page, `ink` for the main action of a smaller area such as a dialog. A `link` has the size of
 * the surrounding text.
 */
export const buttonClass = ({ variant = 'secondary', size = 'md' }: ButtonLook = {}): string =>
  `${BASE} ${VARIANTS[variant]} ${variant === 'link' ? '' : SIZES[size]}`
