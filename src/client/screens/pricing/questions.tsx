import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '#client/paths.ts'
import { Icon } from '#client/ui/icon.tsx'
import { freeDailyCredits, pricedPlans } from '#rules/catalogue.ts'
import { listed } from '#rules/listed.ts'
import { moneyWords } from '#rules/money-words.ts'
import { product } from '#rules/product.ts'
import { storageLimits, wholeMegabytes } from '#rules/storage.ts'

/** '2% for 200, 4% for 400 … and 10% for 1000 credits', from the catalogue. */
function discounts(): string {
  const parts = pricedPlans.pro.options
    .filter(({ discount }) => discount > 0)
    .map(({ credits, discount }) => `${discount}% for ${credits}`)
  return `${listed(parts)} credits`
}

const questions: readonly { question: string; answer: ReactNode }[] = [
  {
    question: `What is ${product.name}?`,
    answer:
      'An open-source page builder. You describe a page in a chat, it is made before your eyes as HTML with utility ' +
      'CSS (or as a JSON element tree), and you edit, restore and download it.',
  },
  {
    question: 'What does the free plan include?',
    answer:
      `${freeDailyCredits} credits a day, one workspace and one project, with the full source code. A project keeps ` +
      `${storageLimits.free.pages} pages, ${storageLimits.free.versions} versions and ` +
      `${wholeMegabytes(storageLimits.free.projectBytes)} MB; Pro and Teams keep more. The credits reset at 00:00 UTC; ` +
      `unused ones are not carried over. ${moneyWords.dailyWhenEmpty(freeDailyCredits)}`,
  },
  {
    question: 'How do I deploy a page?',
    answer:
      'Download one HTML file, or all pages as a zip, and put it on any web host. Nothing has to be installed and no script of ours has to keep running.',
  },
  {
    question: 'Who owns what I make?',
    answer: 'You do. The generated source is yours to use, change and sell, also after you leave.',
  },
  {
    question: 'Can I change my plan later?',
    answer: moneyWords.change,
  },
  {
    question: 'How do I get support?',
    answer: (
      <>
        Write to us through the{' '}
        <Link className="link-text" to={paths.contact}>
          contact page
        </Link>
        . We reply within 24 hours. Priority support for Pro and Teams is coming.
      </>
    ),
  },
  {
    question: 'What is the tech stack?',
    answer: 'The pages are HTML styled with Tailwind CSS. Exports are available as HTML, React and JSON.',
  },
  {
    question: 'Are there discounts for volume?',
    answer:
      `Yes. The price per credit falls with the amount: ${discounts()}. The exact total is always on the button before ` +
      `you leave. ${moneyWords.onePurchase}`,
  },
  {
    question: 'Is my data secure?',
    answer:
      'Keys and payment secrets never reach the browser, previews run in an isolated frame, ' +
      'and credits are only added after the payment provider has confirmed the sale to our server.',
  },
]

/** Native disclosure: one answer is open at a time, and all can be read without scripts. */
export function Questions() {
  return (
    <section className="mt-24 grid gap-8 border-line border-t pt-16 lg:grid-cols-[4fr_8fr]" aria-labelledby="faq">
      <div>
        <h2 id="faq" className="font-semibold text-[36px]/10 tracking-[-.035em]">
          Questions
        </h2>
        <p className="mt-3 text-base/6 text-ink-2">
          Something else?{' '}
          <Link className="link-text" to={paths.contact}>
            Write to us
          </Link>
          .
        </p>
      </div>
      <div className="border-line border-t">
        {questions.map(({ question, answer }, index) => (
          <details key={question} name="faq" open={index === 0} className="faq border-line border-b">
            <summary className="flex min-h-16 items-center justify-between gap-6 py-4 font-medium text-base/6 hover:text-accent-text">
              <h3>{question}</h3>
              <Icon name="plus" className="plus text-ink-3" />
            </summary>
            <div className="max-w-[64ch] pb-6 text-base/6 text-ink-2">{answer}</div>
          </details>
        ))}
      </div>
    </section>
  )
}
