import * as z from 'zod/mini';
import { AppError } from '../../../shared/errors/AppError.ts';
import { codeRule } from '../../../shared/rules/codeRule.ts';
import { emailRule } from '../../../shared/rules/emailRule.ts';
import { CodeInput } from '../../ui/CodeInput.tsx';
import { Form, type FormWords } from '../../ui/Form.tsx';
import { FormCheckbox } from '../../ui/FormCheckbox.tsx';
import { FormField } from '../../ui/FormField.tsx';
import { Input } from '../../ui/Input.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { GallerySection } from './GallerySection.tsx';

const schema = z.object({ email: emailRule(), code: codeRule(), terms: z.boolean() });
const words: FormWords = {
  problemsTitle: 'Quyidagilarni toʻgʻrilang',
  translate: (id) => (id === 'validation.required' ? 'Bu maydonni toʻldiring' : 'Qiymatni tekshiring'),
  explain: (_, field) => (field ? undefined : 'Server javob bermadi. Birozdan keyin urinib koʻring'),
};

export function FormSection() {
  return (
    <GallerySection id="form" title="Shakl: xatolar maydon yonida, roʻyxati tepada">
      <Form
        schema={schema}
        defaultValues={{ email: '', code: '', terms: false }}
        words={words}
        onSubmit={async () => {
          await new Promise((resolve) => setTimeout(resolve, 800));
          throw new AppError('UnknownErrorException');
        }}
      >
        <FormField name="email" label="E-pochta">
          {(control) => <Input {...control} type="email" />}
        </FormField>
        <FormField name="code" label="Kod">
          {({ value, ...control }) => <CodeInput {...control} value={String(value)} />}
        </FormField>
        <FormCheckbox name="terms" label="Yangiliklarni olishga roziman" />
        <SubmitButton>Yuborish</SubmitButton>
      </Form>
    </GallerySection>
  );
}
