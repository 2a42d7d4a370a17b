import { Banknote } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '../../../kit/language/bilingual'
import { Button } from '../../../kit/ui/button'
import { CashDialog } from './cash-dialog'
import { tillWords } from './till-words'
import type { Till } from './use-till'

/** Takes cash for the sale as it is. */
export const CashButton = ({ till }: { till: Till }) => {
  const words = useWords(tillWords)
  const [isAsking, setAsking] = useState(false)
  const { quote, isReady } = till
  return (
    <>
      <Button
        variant="primary"
        size="large"
        wide
        icon={<Banknote />}
        disabled={!isReady}
        onClick={() => setAsking(true)}
      >
        {words.cash}
      </Button>
      {isAsking && quote && (
        <CashDialog
          due={quote.due}
          onClose={() => setAsking(false)}
          onPaid={(change) => till.finish('cash', change)}
        />
      )}
    </>
  )
}
