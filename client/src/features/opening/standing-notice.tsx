import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { useMemo } from 'react'
import { useOperationRead } from '../../kit/data/use-operation-read'
import { useWords } from '../../kit/language/bilingual'
import { TextLink } from '../../kit/ui/link'
import { Notice } from '../../kit/ui/notice'
import { publishWords } from './opening-words'

/** Tells the owner of a suspended site why it is, and whom to ask. */
export const StandingNotice = ({ customerId }: { customerId: number }) => {
  const words = useWords(publishWords)
  const input = useMemo(() => ({ customerId }), [customerId])
  const { answer } = useOperationRead('account-lifecycle', input, ['account'])
  if (answer?.standing !== 'suspended' && answer?.standing !== 'closed') return null
  return (
    <Notice
      tone="warning"
      title={words.suspended}
      action={<TextLink to={backOfficeRoutes.support}>{words.askUs}</TextLink>}
    >
      {answer.reason && <p>{words.reason(answer.reason)}</p>}
      <p>{words.suspendedAbout}</p>
    </Notice>
  )
}
