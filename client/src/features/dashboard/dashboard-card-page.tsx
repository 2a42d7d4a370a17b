import type { Account } from '@mainstreet/shared/contracts/account'
import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { Printer } from 'lucide-react'
import { LoadedRow } from '../../kit/data/loaded-row'
import { useWords } from '../../kit/language/bilingual'
import { useAccountId } from '../../kit/session/session-context'
import { shownAddress, siteAddress } from '../../kit/site-address'
import { Button } from '../../kit/ui/button'
import { Notice } from '../../kit/ui/notice'
import { Page } from '../../kit/ui/page'
import { QrCode } from '../../kit/ui/qr-code'
import styles from './dashboard-card-page.module.css'
import { cardWords } from './words'

const SiteCard = ({ account }: { account: Account }) => {
  const words = useWords(cardWords)
  const { str_domain, str_logo_image, str_company_name, str_title } = account
  if (!str_domain) return <Notice>{words.noAddress}</Notice>
  const address = siteAddress(str_domain)
  return (
    <article className={styles.card} aria-label={words.title}>
      {str_logo_image && <img className={styles.logo} src={str_logo_image} alt="" />}
      <p className={styles.name}>{str_company_name}</p>
      {str_title && <p className={styles.slogan}>{str_title}</p>}
      <div className={styles.code}>
        <QrCode text={address} label={words.code(shownAddress(address))} />
      </div>
      <p className={styles.scan}>{words.scan}</p>
      <p className={styles.address}>{shownAddress(address)}</p>
    </article>
  )
}

/** A card to print: logo, name and address of the site, and its QR code. */
export const DashboardCardPage = () => {
  const words = useWords(cardWords)
  return (
    <div className={styles.page}>
      <Page
        title={words.title}
        description={words.about}
        back={{ to: backOfficeRoutes.dashboard, label: words.back }}
        action={
          <Button variant="primary" icon={<Printer />} onClick={() => window.print()}>
            {words.print}
          </Button>
        }
      >
        <LoadedRow path="account" id={useAccountId()}>
          {(account) => <SiteCard account={account} />}
        </LoadedRow>
        <p className={styles.hint}>{words.hint}</p>
      </Page>
    </div>
  )
}
