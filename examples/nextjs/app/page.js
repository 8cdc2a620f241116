import { signUp } from '../lib/actions.js';

export const metadata = { title: 'Start your site' };

export default async function SignUpPage({ searchParams }) {
  const { name, sentence, problem } = await searchParams;
  return (
    <main className="sign-up">
      <p className="product">Sitely</p>
      <h1>Your business, online in a minute</h1>
      <p className="lead">Tell us what you do. We design the logo, choose the colours and the type, and build the page.</p>
      <form action={signUp}>
        {problem && <p className="notice" role="alert">{problem}</p>}
        <label>
          Business name
          <input name="name" required maxLength={100} defaultValue={name} placeholder="Harbour Coffee" />
        </label>
        <label>
          What do you do?
          <textarea
            name="sentence"
            required
            maxLength={2000}
            rows={3}
            defaultValue={sentence}
            placeholder="Harbour Coffee, a roastery by the old harbour: calm and warm"
          />
        </label>
        <button>Create my site</button>
      </form>
    </main>
  );
}
