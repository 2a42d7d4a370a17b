import type { Member } from '@mainstreet/shared/contracts/people'
import { useList } from '../../../kit/data/data'
import { useWords } from '../../../kit/language/bilingual'
import { useFormats } from '../../../kit/language/use-formats'
import styles from './customer-head.module.css'
import { customerWords } from './words'

const owners = { role: 'owner' as const, $sort: { id: 1 as const }, $limit: 20 }

const Owner = ({ member }: { member: Member }) => {
  const words = useWords(customerWords)
  const { moment } = useFormats()
  const { name, email, lastSignInAt } = member
  return (
    <li>
      <a href={`mailto:${email}`}>{name || email}</a> (
      {lastSignInAt ? words.signedIn(moment(lastSignInAt)) : words.neverSignedIn})
    </li>
  )
}

/** Who owns the customer in view, and when each of them signed in last. */
export const CustomerOwners = () => {
  const words = useWords(customerWords)
  const { rows } = useList('user-accounts', owners)
  if (!rows) return null
  if (rows.length === 0) return <p className={styles.owners}>{words.noOwner}</p>
  return (
    <div className={styles.owners}>
      <span>{words.owners(rows.length)}</span>
      <ul>
        {rows.map((member) => (
          <Owner key={member.id} member={member} />
        ))}
      </ul>
    </div>
  )
}
