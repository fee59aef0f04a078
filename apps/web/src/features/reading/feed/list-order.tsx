import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { searchOf } from '../list-address.ts'

type ListOrderProps = { order: 'own' | 'date' }

/** Says in what order an unfiltered list is, and leads to the other one. */
export function ListOrder({ order }: ListOrderProps) {
  const { t } = useTranslation('reading')
  return (
    <p className="flex flex-wrap items-baseline gap-x-4 pt-4 text-sm text-muted print:hidden">
      {t(`order.${order}`)}
      <Link
        to={{ search: searchOf({ order: order === 'own' ? 'date' : 'own' }) }}
        className="target inline-flex items-center font-semibold text-accent underline-offset-4 hover:underline"
      >
        {order === 'own' ? t('order.toDate') : t('order.toOwn')}
      </Link>
    </p>
  )
}
