import type { ReactNode } from 'react'
import { useWords } from '../../kit/language/bilingual'
import { shownAddress, siteAddress } from '../../kit/site-address'
import { Button } from '../../kit/ui/button'
import { Card } from '../../kit/ui/card'
import { SiteFrame } from '../../kit/site-frame/site-frame'
import { Row, Stack } from '../../kit/ui/stack'
import type { Opened } from './new-business-form'
import styles from './opened-card.module.css'
import { openingWords } from './opening-words'

type OpenedCardProps = {
  opened: Opened
  dashboard: ReactNode
  /** Leads to where its look is chosen. */
  design: ReactNode
  /** Where staff invite its owner later; who opens it for oneself is its owner. */
  people?: ReactNode
  onAnother?: () => void
}

/** What was opened, in a picture of its site, and what can be done next; `dashboard` leads there. */
export const OpenedCard = ({ opened, dashboard, design, people, onAnother }: OpenedCardProps) => {
  const words = useWords(openingWords)
  const { str_domain, isInvited, ownerEmail } = opened
  return (
    <Card>
      <Stack>
        <p>
          {str_domain ? (
            <>
              {words.address} <strong>{shownAddress(siteAddress(str_domain))}</strong>
            </>
          ) : (
            words.noAddress
          )}
        </p>
        {isInvited && ownerEmail && <p>{words.invited(ownerEmail)}</p>}
        {!isInvited && people && (
          <p>
            {words.nobodyInvited} {people}
          </p>
        )}
        <div className={styles.site}>
          <SiteFrame customerId={opened.customerId} title={words.firstScreen} device="desktop" inert />
        </div>
        <Row>
          {dashboard}
          {design}
          {onAnother && <Button onClick={onAnother}>{words.another}</Button>}
        </Row>
      </Stack>
    </Card>
  )
}
