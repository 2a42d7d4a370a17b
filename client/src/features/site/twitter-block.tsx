import { socialAddress } from '@mainstreet/shared/rules/site/social-address'
import { buttonClass } from '../../kit/ui/button'
import { VisuallyHidden } from '../../kit/ui/visually-hidden'
import { useShownSite } from '../../kit/site/shown-site'
import { XSign } from '../../kit/site/social-links'
import { useContactWords } from '../../kit/site/words/contact-words'
import { useSiteWords } from '../../kit/site/words/use-site-words'
import { Text } from '../../kit/ui/text'
import styles from './twitter-block.module.css'

/** `@name` of an account's address. */
const handleOf = (address: string): string => `@${new URL(address).pathname.split('/').find(Boolean) ?? ''}`

/** Leads to the business's posts on X: nothing of that network is loaded here. */
export const TwitterBlock = () => {
  const { company } = useShownSite()
  const words = useContactWords('posts')
  const { newWindow } = useSiteWords('site')
  const address = socialAddress('twitter', company.social.twitter)
  if (!address) return null
  return (
    <div className={`site-card ${styles.card}`} data-visit="socialInteract">
      <span className={styles.sign}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <XSign />
        </svg>
      </span>
      <p className={styles.words}>
        <Text as="strong" size="lg">
          {company.name}
        </Text>
        <span className={styles.handle}>{handleOf(address)}</span>
        <span>{words.onX}</span>
      </p>
      <a
        className={buttonClass({ variant: 'primary' })}
        href={address}
        target="_blank"
        rel="noopener noreferrer"
      >
        {words.followOnX}
        <VisuallyHidden> {newWindow}</VisuallyHidden>
      </a>
    </div>
  )
}
