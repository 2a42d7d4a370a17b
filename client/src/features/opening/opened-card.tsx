import type { ReactNode } from 'react'
import { useWords } from '../../kit/language/bilingual'
import { shownAddress, siteAddress } from '../../kit/site-address'
import { Button } from '../../kit/ui/button'
import { Card } from '../../kit/ui/card'
import { Row, Stack } from '../../kit/ui/stack'
import type { Opened } from './new-business-form'
import { openingWords } from './opening-words'

type OpenedCardProps = {
  opened: Opened
  dashboard: ReactNode
  /** Where staff invite its owner later; who opens it for oneself is its owner. */
  people?: ReactNode
  onAnother?: () => void
}

/** What was opened, and what can be done next; `dashboard` leads there. */
export const OpenedCard = ({ opened, dashboard, people, onAnother }: OpenedCardProps) => {
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
        <Row>
          {dashboard}
          {onAnother && <Button onClick={onAnother}>{words.another}</Button>}
        </Row>
      </Stack>
    </Card>
  )
}
