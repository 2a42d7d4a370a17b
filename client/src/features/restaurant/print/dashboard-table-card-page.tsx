import type { Account } from '@mainstreet/shared/contracts/account'
import { backOfficeRoutes, routes } from '@mainstreet/shared/routes'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { LoadedRow } from '../../../kit/data/loaded-row'
import { useWords } from '../../../kit/language/bilingual'
import { useCustomerId } from '../../../kit/session/session-context'
import { shownAddress, siteAddress } from '../../../kit/site-address'
import { Button } from '../../../kit/ui/button'
import { Notice } from '../../../kit/ui/notice'
import { Page } from '../../../kit/ui/page'
import { QrCode } from '../../../kit/ui/qr-code'
import { SegmentedControl } from '../../../kit/ui/segmented-control'
import { paperWords, printWords } from './print-words'
import styles from './table-card.module.css'

type Shape = 'card' | 'tent'

const Face = ({ account }: { account: Account }) => {
  const words = paperWords[account.language]
  const address = `${siteAddress(account.str_domain)}${routes.menu}`
  return (
    <article className={styles.face} lang={account.language} aria-label={words.scan}>
      {account.str_logo_image && <img className={styles.logo} src={account.str_logo_image} alt="" />}
      <p className={styles.name}>{account.str_company_name}</p>
      <div className={styles.code}>
        <QrCode text={address} label={words.code(shownAddress(address))} />
      </div>
      <div>
        <p className={styles.scan}>{words.scan}</p>
        <p className={styles.address}>{shownAddress(address)}</p>
      </div>
    </article>
  )
}

const Paper = ({ account, shape }: { account: Account; shape: Shape }) => {
  const words = useWords(printWords)
  if (!account.str_domain) return <Notice>{words.noAddress}</Notice>
  return (
    <div className={styles.paper} data-shape={shape}>
      <Face account={account} />
      {shape === 'tent' && (
        <div aria-hidden="true" className={styles.behind}>
          <Face account={account} />
        </div>
      )}
    </div>
  )
}

/** A card or a tent for the table, with the code that leads to today's menu. */
export const DashboardTableCardPage = () => {
  const words = useWords(printWords)
  const [shape, setShape] = useState<Shape>('card')
  return (
    <div className={styles.page}>
      <Page
        title={words.cardTitle}
        description={words.cardAbout}
        back={{ to: backOfficeRoutes.menu, label: words.back }}
        action={
          <Button variant="primary" icon={<Printer />} onClick={() => window.print()}>
            {words.print}
          </Button>
        }
      >
        <div className={styles.tools}>
          <SegmentedControl<Shape>
            label={words.shape}
            value={shape}
            onChange={setShape}
            options={[
              { value: 'card', label: words.card },
              { value: 'tent', label: words.tent },
            ]}
          />
        </div>
        <LoadedRow path="account" id={useCustomerId()}>
          {(account) => <Paper {...{ account, shape }} />}
        </LoadedRow>
        <p className={styles.hint}>{words[`${shape}Hint`]}</p>
      </Page>
    </div>
  )
}
