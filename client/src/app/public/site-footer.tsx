import { wayToPay } from '@mainstreet/shared/contracts/marketplace/payment-providers'
import { dashboardPath, routes } from '@mainstreet/shared/routes'
import { useId, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { CookiesButton } from '../../features/visits/cookies-button'
import { ContactLines } from '../../kit/site/contact/contact-lines'
import { footerHours } from '../../kit/site/hours/hours-anchors'
import { HoursTable } from '../../kit/site/hours/hours-table'
import { LanguageLink } from '../../kit/site/language-link'
import { OpenBadge } from '../../kit/site/hours/open-badge'
import { useShownSite } from '../../kit/site/shown-site'
import { EditLink } from './edit-link'
import { FooterReach } from './footer-reach'
import styles from './site-footer.module.css'
import { SiteLink, usePath } from '../../kit/site/site-link'
import { SocialLinks } from '../../kit/site/social-links'
import { useContactWords } from '../../kit/site/words/contact-words'
import { useSiteWords } from '../../kit/site/words/use-site-words'
import { useNavigation } from '../../kit/site/use-navigation'
import { useHoursAnchor } from '../../kit/site/hours/use-hours-anchor'
import { useHasHours } from '../../kit/site/hours/use-week'
import { useMayEdit } from './use-may-edit'
import { Row } from '../../kit/ui/stack'

/** What the payment form takes, by name: their signs belong to them. */
const cards = ['Visa', 'Mastercard', 'American Express']

type ColumnProps = { title: string; part: string; children: ReactNode }

const Column = ({ title, part, children }: ColumnProps) => {
  const heading = useId()
  return (
    <section data-part={part} className={styles.column} aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        {title}
      </h2>
      {children}
    </section>
  )
}

const Hours = () => {
  const words = useSiteWords('home')
  if (!useHasHours()) return null
  return (
    <Column title={words.hours} part="hours">
      <OpenBadge plain />
      <HoursTable />
    </Column>
  )
}

const Pages = () => {
  const { onThisSite } = useContactWords('reach')
  const navigation = useNavigation()
  if (navigation.length === 0) return null
  return (
    <Column title={onThisSite} part="links">
      <ul className={styles.pages} data-visit="navigation">
        {navigation.map(({ id, text, link, lang }) => (
          <li key={id} data-part={`link:${id}`}>
            <SiteLink link={link} className={styles.link} lang={lang}>
              {text}
            </SiteLink>
          </li>
        ))}
      </ul>
    </Column>
  )
}

const Contact = () => {
  const { company } = useShownSite()
  const { contact } = useSiteWords('home')
  return (
    <Column title={contact} part="contact">
      <ContactLines company={company} directions />
    </Column>
  )
}

const Payments = () => {
  const { store } = useShownSite()
  const { weAccept } = useContactWords('reach')
  if (!store.open || wayToPay(store.payments) === 'direct') return null
  return (
    <p className={styles.payments}>
      {weAccept}{' '}
      {cards.map((card) => (
        <span key={card} className={styles.mark}>
          {card}
        </span>
      ))}
    </p>
  )
}

/** The end of every public page: whose it is, when it is open, what else there is, and how to reach it. */
export const SiteFooter = () => {
  const { company, store } = useShownSite()
  const path = usePath()
  const words = useSiteWords('site')
  const { dashboard, myOrders } = useContactWords('reach')
  const mayEdit = useMayEdit()
  // A home page has said right above when and how its business is reached, and does not say it again.
  const saysAll = useHoursAnchor() === footerHours
  return (
    <footer className={`site-footer ${styles.footer}`}>
      <div id={saysAll ? footerHours : undefined} className={styles.columns}>
        <div className={styles.column}>
          <p className={styles.name} data-part="name">
            {company.name}
          </p>
          {company.slogan && (
            <p className={styles.slogan} data-part="slogan" lang={company.lang.slogan}>
              {company.slogan}
            </p>
          )}
          <SocialLinks social={company.social} />
        </div>
        {saysAll && <Hours />}
        {saysAll && <FooterReach />}
        <Pages />
        {saysAll && <Contact />}
      </div>
      <div className={styles.last}>
        <Payments />
        <span suppressHydrationWarning>
          © {new Date().getFullYear()} {company.name}
        </span>
        <Row as="span" gap={4} align="stretch" nowrap>
          {store.open && (
            <Link className={styles.link} to={path(routes.findOrders)}>
              {myOrders}
            </Link>
          )}
          <CookiesButton className={styles.link} />
          <LanguageLink className={styles.link} />
          <Link className={styles.link} to={dashboardPath}>
            {mayEdit ? dashboard : words.login}
          </Link>
        </Row>
      </div>
      {mayEdit && <EditLink />}
    </footer>
  )
}
