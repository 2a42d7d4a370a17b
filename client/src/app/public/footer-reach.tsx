import { Mail, Navigation, Phone } from 'lucide-react'
import { addressLine, directionsAddress, mainNumber } from '../../kit/site/contact/contact-addresses'
import { telephoneLink } from '../../kit/site/contact/telephone-link'
import { HoursTable } from '../../kit/site/hours/hours-table'
import { useHasHours, useWeek } from '../../kit/site/hours/use-week'
import { useShownSite } from '../../kit/site/shown-site'
import { SiteButtonLink } from '../../kit/site/site-link'
import { useContactWords } from '../../kit/site/words/contact-words'
import { useSiteWords } from '../../kit/site/words/use-site-words'
import { Folded } from '../../kit/ui/folded'
import styles from './site-footer.module.css'

const Today = () => {
  const { hours } = useSiteWords('home')
  const reach = useContactWords('reach')
  const { today } = useWeek()
  return (
    <Folded
      summary={
        <span>
          <span className={styles.heading}>{today ? reach.today : hours}</span> {today?.text}
        </span>
      }
    >
      <HoursTable />
    </Folded>
  )
}

/** On a phone: today's hours, which open those of the week, and a button for each way to reach the business. */
export const FooterReach = () => {
  const { company } = useShownSite()
  const reach = useContactWords('reach')
  const number = mainNumber(company)
  const { email } = company.contact
  const hasHours = useHasHours()
  const place = addressLine(company.address)
  return (
    <div className={styles.reach}>
      {hasHours && <Today />}
      {place && <p className={styles.place}>{place}</p>}
      <div className={styles.ways}>
        {number && (
          <SiteButtonLink link={telephoneLink(number)} icon={<Phone aria-hidden="true" />}>
            {reach.call}
          </SiteButtonLink>
        )}
        {place && (
          <SiteButtonLink
            link={directionsAddress(company)}
            newWindow
            icon={<Navigation aria-hidden="true" />}
          >
            {reach.way}
          </SiteButtonLink>
        )}
        {email && (
          <SiteButtonLink link={`mailto:${email}`} icon={<Mail aria-hidden="true" />}>
            {reach.write}
          </SiteButtonLink>
        )}
      </div>
    </div>
  )
}
