import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { Fragment } from 'react'
import { TextLink } from '../../kit/ui/link'

/** An order as people write of it: "order 1007", "commande no 1007", "#1007". */
const orderPattern = /((?:\b(?:order|commande)\s+(?:no\.?\s*|number\s*|numéro\s*)?#?|#)\d{3,9})\b/gi

/** What somebody wrote, the numbers of orders in it as links to them. */
export const MessageText = ({ text }: { text: string }) =>
  text.split(orderPattern).map((part, index) => {
    const [number] = index % 2 ? (/\d+$/.exec(part) ?? []) : []
    if (!number) return <Fragment key={index}>{part}</Fragment>
    return (
      <TextLink key={index} to={`${backOfficeRoutes.orders}?search=${number}`}>
        {part}
      </TextLink>
    )
  })
