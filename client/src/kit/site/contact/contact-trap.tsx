import { VisuallyHidden } from '../../ui/visually-hidden'
import { useContactWords } from '../words/contact-words'

/** A box that people neither see nor reach; programs fill it in and are found out by it. */
export const ContactTrap = () => {
  const { trap } = useContactWords('contact')
  return (
    <div aria-hidden="true">
      <VisuallyHidden>
        <label>
          {trap}
          <input name="reference" tabIndex={-1} autoComplete="off" />
        </label>
      </VisuallyHidden>
    </div>
  )
}
