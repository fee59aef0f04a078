import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useFormats } from '../../../lib/language/format.ts'
import { paths } from '../../../lib/paths.ts'
import { preparedOn } from './calculator-texts.ts'

/** For whom a calculator is, what it is not, and how old its texts are. */
export function Disclaimer() {
  const { t } = useTranslation('tools')
  const { formatDate } = useFormats()
  return (
    <p className="mt-8 max-w-measure text-sm text-muted">
      {t('calculators.disclaimer')}{' '}
      <Link to={paths.terms} className="text-accent underline underline-offset-4">
        {t('calculators.terms')}
      </Link>
      . {t('asOf', { date: formatDate(preparedOn) })}
    </p>
  )
}
