import type { Company } from '@mainstreet/shared/contracts/site/site'
import {
  socialAddress,
  socialNetworks,
  type SocialNetwork,
} from '@mainstreet/shared/rules/site/social-address'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '../ui/visually-hidden'
import styles from './social-links.module.css'
import { useSiteWords } from './words/use-site-words'
import { Row } from '../ui/stack'

/** The sign of X, which two crossed lines would turn into one for closing. */
export const XSign = () => <path d="M3.5 4h4.6l12.4 16h-4.6zM4 20l6.8-7.2m2.4-2.6L19.4 4" />

const networks: Record<SocialNetwork, { name: string; icon: ReactNode }> = {
  facebook: {
    name: 'Facebook',
    icon: <path d="M16 3h-2.5A4.5 4.5 0 0 0 9 7.5V10H6v4h3v8h4v-8h3l1-4h-4V7.5a.7.7 0 0 1 .7-.5H16z" />,
  },
  instagram: {
    name: 'Instagram',
    icon: (
      <>
        <rect x="3" y="3" width="18" height="18" rx="5" />
        <circle cx="12" cy="12" r="4.2" />
        <circle cx="17.4" cy="6.6" r="0.6" />
      </>
    ),
  },
  youtube: {
    name: 'YouTube',
    icon: (
      <>
        <rect x="2" y="5" width="20" height="14" rx="4" />
        <path d="m10 9 5 3-5 3z" />
      </>
    ),
  },
  linkedin: {
    name: 'LinkedIn',
    icon: (
      <>
        <rect x="3" y="3" width="18" height="18" rx="2" />
        <path d="M8 10.5v6M8 7.5v.01M12 16.5v-6m0 2.5a2.2 2.2 0 0 1 4.4 0v3.5" />
      </>
    ),
  },
  twitter: { name: 'X', icon: <XSign /> },
}

/** The business on other networks; nothing where it names none. */
export const SocialLinks = ({ social }: { social: Company['social'] }) => {
  const words = useSiteWords('site')
  const shown = socialNetworks.flatMap((network) => {
    const address = socialAddress(network, social[network] ?? '')
    return address ? [{ network, address, ...networks[network] }] : []
  })
  if (shown.length === 0) return null
  return (
    <Row
      as="ul"
      gap={2}
      align="stretch"
      aria-label={words.follow}
      data-visit="socialInteract"
      data-part="social"
    >
      {shown.map(({ network, address, name, icon }) => (
        <li key={network}>
          <a className={styles.link} href={address} target="_blank" rel="noopener noreferrer">
            <svg viewBox="0 0 24 24" aria-hidden="true">
              {icon}
            </svg>
            <VisuallyHidden>
              {name} {words.newWindow}
            </VisuallyHidden>
          </a>
        </li>
      ))}
    </Row>
  )
}
