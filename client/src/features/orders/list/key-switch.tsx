import { useWords } from '../../../kit/language/bilingual'
import { Switch } from '../../../kit/ui/switch'
import styles from '../dashboard-orders-page.module.css'
import { orderWords } from '../order-words'

type KeySwitchProps = { isOn: boolean; choose: (isOn: boolean) => void }

/** Says which keys go through the list, and lets who speaks to a computer switch them off; a finger has no use for it. */
export const KeySwitch = ({ isOn, choose }: KeySwitchProps) => {
  const words = useWords(orderWords)
  return (
    <div className={styles.keys}>
      <Switch label={words.keysOn} help={words.keys} checked={isOn} onChange={choose} />
    </div>
  )
}
