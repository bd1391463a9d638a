import { landing } from '#schema/messages/en/landing.ts'
import type { SiteSettings } from '#schema/site/contract.ts'
import { useTranslator } from '#site/ui/useTranslator.ts'

import { socialsOf, type Social } from './social.ts'

// The networks' logos on a 24 px grid; an icon from the settings replaces them.
const SIGNS: Record<Social['network'], string> = {
  Twitter: 'M4 4l16 16M20 4L4 20',
  Facebook:
    'M14.5 21v-8h3l.5-3.500h-3.500V7.500c0-1.2.5-2 2-2H18.200V2.400c-4.6-.8-7.2.8-7.2 4.600v2.500H8V13h3v8',
  LinkedIn: 'M4.5 9.500V20M4.5 4.500v.6M9.5 20V9.500M9.5 14c0-6 9.5-6.5 9.5 0v6',
  Instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zM12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8M17 7v.01',
}

/**
 * Links to the site's social pages. An icon without an address is greyed out. A phone shows at most
 * three.
 */
export function SocialLinks({ settings }: { settings: SiteSettings }) {
  const t = useTranslator(landing)
  const socials = socialsOf(settings)
  if (socials.length === 0) return null
  return (
    <ul className="-mr-3 flex">
      {socials.map(({ network, url, icon }, index) => (
        <li key={network} className={index >= 3 ? 'max-sm:hidden' : undefined}>
          {url ? (
            <a
              href={url}
              aria-label={network}
              rel="noreferrer"
              className="grid size-11 place-items-center rounded-lg text-ink-soft hover:bg-hover hover:text-ink"
            >
              <Sign network={network} icon={icon} />
            </a>
          ) : (
            <span
              title={t('notConfigured', { network })}
              className="grid size-11 place-items-center text-control"
            >
              <Sign network={network} icon={icon} greyed />
              <span className="sr-only">{t('notConfigured', { network })}</span>
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

function Sign({
  network,
  icon,
  greyed = false,
}: {
  network: Social['network']
  icon: string | null
  greyed?: boolean
}) {
  if (icon) return <img src={icon} alt="" className={greyed ? 'size-5 opacity-40 grayscale' : 'size-5'} />
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="size-5"
    >
      <path d={SIGNS[network]} />
    </svg>
  )
}
