import { Notice } from '../ui/notice'
import styles from './manual-payment.module.css'

/** What stands for a card where a buyer pays the shop directly. */
export const manualPayment = {
  paymentMethod: async () => 'manual',
  // No bank asks anything.
  confirm: async () => false,
}

/** What the shop wants its buyers to do who pay it directly. */
export const HowToPay = ({ title, text }: { title: string; text: string }) => (
  <Notice title={title}>
    <span className={styles.text}>{text}</span>
  </Notice>
)
