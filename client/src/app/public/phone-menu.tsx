import { telephoneLink } from '../../kit/site/contact/telephone-link'
import { Clock, Globe, MapPin, Phone } from 'lucide-react'
import { Drawer } from '../../kit/ui/drawer'
import { VisuallyHidden } from '../../kit/ui/visually-hidden'
import { addressLine, directionsAddress, mainNumber } from '../../kit/site/contact/contact-addresses'
import { useHoursAnchor } from '../../kit/site/hours/use-hours-anchor'
import { LanguageLink } from '../../kit/site/language-link'
import { OpenBadge } from '../../kit/site/hours/open-badge'
import styles from './phone-menu.module.css'
import { useShownSite } from '../../kit/site/shown-site'
import { SiteLink } from '../../kit/site/site-link'
import { SiteLogo } from '../../kit/site/site-logo'
import { useContactWords } from '../../kit/site/words/contact-words'
import { useSiteWords } from '../../kit/site/words/use-site-words'
import { useNavigation } from '../../kit/site/use-navigation'
import { useHasHours, useWeek } from '../../kit/site/hours/use-week'

/** Today's hours; they lead to those of the week. */
const Today = ({ onClose }: { onClose: () => void }) => {
  const words = useSiteWords('site')
  const reach = useContactWords('reach')
  const { today } = useWeek()
  const anchor = useHoursAnchor()
  if (!useHasHours()) return null
  return (
    <li className={styles.line}>
      <Clock aria-hidden="true" />
      <div>
        <OpenBadge plain />
        <a className={styles.hours} href={`#${anchor}`} onClick={onClose}>
          {reach.today} {today?.text}
          <VisuallyHidden> {words.seeHours}</VisuallyHidden>
        </a>
      </div>
    </li>
  )
}

/** What a visitor on the way wants to know: is it open, how to call, how to get there. */
const Reach = ({ onClose }: { onClose: () => void }) => {
  const { company } = useShownSite()
  const words = useSiteWords('site')
  const reach = useContactWords('reach')
  const number = mainNumber(company)
  return (
    <ul className={styles.reach}>
      <Today onClose={onClose} />
      {number && (
        <li>
          <a className={styles.line} href={telephoneLink(number)}>
            <Phone aria-hidden="true" />
            <span>
              {reach.call} {number}
            </span>
          </a>
        </li>
      )}
      {addressLine(company.address) && (
        <li>
          <a
            className={styles.line}
            href={directionsAddress(company)}
            target="_blank"
            rel="noopener noreferrer"
          >
            <MapPin aria-hidden="true" />
            <span>
              {reach.directions}
              <VisuallyHidden> {words.newWindow}</VisuallyHidden>
            </span>
          </a>
        </li>
      )}
      <li className={styles.line}>
        <Globe aria-hidden="true" />
        <LanguageLink className={styles.language} onClick={onClose} />
      </li>
    </ul>
  )
}

/** The navigation as a panel at the side, for narrow windows. */
export const PhoneMenu = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const { name, profile } = useShownSite().company
  const words = useSiteWords('site')
  const navigation = useNavigation()
  const title = (
    <span className={styles.title}>
      <SiteLogo src={profile.logo} />
      {name}
    </span>
  )
  return (
    <Drawer open={open} onClose={onClose} title={title} side="start">
      {navigation.length > 0 && (
        <nav aria-label={words.navigation} data-visit="navigation">
          <ul className={styles.links}>
            {navigation.map(({ id, text, link, lang }) => (
              <li key={id}>
                <SiteLink link={link} className={styles.link} lang={lang} onClick={onClose}>
                  {text}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <Reach onClose={onClose} />
    </Drawer>
  )
}
