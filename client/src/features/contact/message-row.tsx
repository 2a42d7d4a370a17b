import type { ContactMessage } from '@mainstreet/shared/contracts/site/contact'
import { backOfficeRoutes, pathTo } from '@mainstreet/shared/routes'
import { Check, ChevronDown, Clock, Mail, MailOpen, Reply, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { useWords } from '../../kit/language/bilingual'
import { useFormats } from '../../kit/language/use-formats'
import { telephoneLink } from '../../kit/site/contact/telephone-link'
import { TextLink } from '../../kit/ui/link'
import { Badge } from '../../kit/ui/badge'
import { Button, buttonClass } from '../../kit/ui/button'
import { Row } from '../../kit/ui/stack'
import { AnswerForm } from './answer-form'
import { Answers } from './answers'
import { FromSamePerson } from './from-same-person'
import styles from './message-row.module.css'
import { MessageText } from './message-text'
import { replyAddress } from './reply-address'
import { messageWords } from './words'

type MessageRowProps = {
  message: ContactMessage
  isOpen: boolean
  onToggle: () => void
  onMarkUnread: () => void
  onAnswered: (isAnswered: boolean) => void
  onLater: (isLater: boolean) => void
  onRemove: () => void
}

type ActionsProps = Pick<
  MessageRowProps,
  'message' | 'onMarkUnread' | 'onAnswered' | 'onLater' | 'onRemove'
> & {
  onAnswer: () => void
}

const Actions = ({ message, onMarkUnread, onAnswered, onLater, onRemove, onAnswer }: ActionsProps) => {
  const words = useWords(messageWords)
  return (
    <Row gap={2} align="stretch">
      <Button variant="primary" icon={<Reply />} aria-label={words.answerTo(message.name)} onClick={onAnswer}>
        {words.answer}
      </Button>
      <a
        href={replyAddress(message, words)}
        className={buttonClass({}, styles.reply)}
        aria-label={words.replyTo(message.name)}
        onClick={() => onAnswered(true)}
      >
        <Mail aria-hidden="true" />
        {words.reply}
      </a>
      <Button icon={<Check />} onClick={() => onAnswered(!message.isAnswered)}>
        {message.isAnswered ? words.toAnswer : words.answered}
      </Button>
      <Button icon={<Clock />} onClick={() => onLater(!message.isLater)}>
        {message.isLater ? words.notLater : words.later}
      </Button>
      <Button icon={<MailOpen />} onClick={onMarkUnread}>
        {words.markUnread}
      </Button>
      <Button variant="quiet" icon={<Trash2 />} onClick={onRemove} aria-label={words.removeOf(message.name)}>
        {words.remove}
      </Button>
    </Row>
  )
}

/** A way to the thing that is written about. */
const Subject = ({ message: { carId, itemId, orderId } }: Pick<MessageRowProps, 'message'>) => {
  const words = useWords(messageWords)
  const link = (to: string, text: string) => (
    <p className={styles.email}>
      <TextLink to={to}>{text}</TextLink>
    </p>
  )
  if (carId !== null) return link(pathTo(backOfficeRoutes.editCar, carId), words.showCar)
  if (itemId !== null) return link(pathTo(backOfficeRoutes.editItem, itemId), words.showItem)
  return orderId !== null && link(pathTo(backOfficeRoutes.viewOrder, orderId), words.showOrder)
}

/** One message: who wrote, about what and when; opened, what was written and what can be done about it. */
export const MessageRow = (props: MessageRowProps) => {
  const { message, isOpen, onToggle } = props
  const [isAnswering, setAnswering] = useState(false)
  const words = useWords(messageWords)
  const { moment } = useFormats()
  const id = useId()
  const { name, email, phone, subject, isRead, isAnswered, createdAt } = message
  return (
    <li className={styles.row} data-unread={!isRead || undefined}>
      <h2 className={styles.heading}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
        >
          <span className={styles.words}>
            <span className={styles.name}>
              {name} {!isRead && <Badge tone="accent">{words.unread}</Badge>}
              {isAnswered && <Badge>{words.done}</Badge>}
            </span>
            <span className={styles.subject}>{subject || words.noSubject}</span>
          </span>
          <time className={styles.when} dateTime={createdAt}>
            {moment(createdAt)}
          </time>
          <ChevronDown className={styles.arrow} aria-hidden="true" />
        </button>
      </h2>
      <div id={id} className={styles.content} hidden={!isOpen}>
        <p className={styles.email}>{email}</p>
        {phone && (
          <p className={styles.email}>
            <a href={telephoneLink(phone)}>{phone}</a>
          </p>
        )}
        <Subject message={message} />
        {isOpen && <FromSamePerson message={message} />}
        <p className={styles.text}>
          <MessageText text={message.message} />
        </p>
        <Answers answers={message.answers} />
        {isAnswering ? (
          <AnswerForm message={message} onClose={() => setAnswering(false)} />
        ) : (
          <Actions {...props} onAnswer={() => setAnswering(true)} />
        )}
      </div>
    </li>
  )
}
