import { useState, type ReactElement } from 'react';
import { decimal as decimalField } from '#language/field.ts';
import {
  DOSE_ROUTES,
  dosesOfIngredients,
  dosesOfProduct,
  type TypedDoses,
  type TypedIngredient,
} from './productDoses.ts';
import { useCodes } from '#platform/web/fields/options/useCodes.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Segments } from '#platform/web/ui/input/Segments.tsx';
import { Button } from '#platform/web/ui/button/Button.tsx';
import { IconButton } from '#platform/web/ui/button/IconButton.tsx';
import { Skeleton } from '#platform/web/ui/feedback/Skeleton.tsx';
import type { PhysicalState } from '../../toxicityClass.ts';
import css from './Ld50Calculator.module.css';
import { NumberField } from './NumberField.tsx';
import { texts } from './texts.ts';
import { ToxicityResult } from './ToxicityResult.tsx';
import { useToxicityRows, type ToxicityTableRow } from './useToxicityRows.ts';

const MG_PER_KG = ['มก./กก.', 'mg/kg'] as const;
const doseFields = {
  oral: decimalField(['LD50 ทางปาก', 'Oral LD50'], { precision: 10, scale: 3, unit: MG_PER_KG }),
  dermal: decimalField(['LD50 ทางผิวหนัง', 'Dermal LD50'], { precision: 10, scale: 3, unit: MG_PER_KG }),
} as const;
const percentField = decimalField(['ร้อยละในผลิตภัณฑ์', 'Percentage in the product'], {
  precision: 6,
  scale: 3,
  unit: ['%', '%'],
});

const EMPTY_DOSES: TypedDoses = { oral: null, dermal: null };
const EMPTY_INGREDIENT: TypedIngredient = { ...EMPTY_DOSES, percent: null };
const INGREDIENTS_MAX = 10;

/** Shows in the form of a row what the saved tables give for a product. */
export function Ld50Calculator(): ReactElement {
  const { rows } = useToxicityRows();
  return rows === undefined ? <Skeleton lines={4} /> : <Calculator rows={rows} />;
}

/** Calculates the class in both schemes from what is known of a product. Nothing is stored. */
export function Calculator({ rows }: { readonly rows: readonly ToxicityTableRow[] }): ReactElement {
  const t = useTexts(texts);
  const stateText = useCodes('physicalState').textOf;
  const [mode, setMode] = useState<'product' | 'ingredients'>('product');
  const [state, setState] = useState<PhysicalState>('liquid');
  const [product, setProduct] = useState(EMPTY_DOSES);
  const [ingredients, setIngredients] = useState<readonly TypedIngredient[]>([EMPTY_INGREDIENT]);
  const answer = mode === 'product' ? dosesOfProduct(product) : dosesOfIngredients(ingredients);
  return (
    <div className={css.calculator} data-screen-only="">
      <div className={css.choices}>
        <Segments
          label={t('known')}
          segments={[
            { key: 'product', label: t('ofProduct') },
            { key: 'ingredients', label: t('ofIngredients') },
          ]}
          value={mode}
          onChange={setMode}
        />
        <Segments
          label={t('state')}
          segments={[
            { key: 'solid', label: stateText('solid') },
            { key: 'liquid', label: stateText('liquid') },
          ]}
          value={state}
          onChange={setState}
        />
      </div>
      {mode === 'product' ? (
        <Doses doses={product} onChange={setProduct} />
      ) : (
        <Ingredients all={ingredients} onChange={setIngredients} />
      )}
      <ToxicityResult rows={rows} state={state} answer={answer} />
    </div>
  );
}

function Doses({
  doses,
  onChange,
}: {
  readonly doses: TypedDoses;
  readonly onChange: (doses: TypedDoses) => void;
}): ReactElement {
  return (
    <div className={css.line}>
      {DOSE_ROUTES.map((route) => (
        <NumberField
          key={route}
          field={doseFields[route]}
          value={doses[route]}
          onChange={(dose) => onChange({ ...doses, [route]: dose })}
        />
      ))}
    </div>
  );
}

function Ingredients({
  all,
  onChange,
}: {
  readonly all: readonly TypedIngredient[];
  readonly onChange: (all: readonly TypedIngredient[]) => void;
}): ReactElement {
  const t = useTexts(texts);
  return (
    <>
      {all.map((ingredient, index) => {
        const n = index + 1;
        const change = (changed: Partial<TypedIngredient>): void =>
          onChange(all.with(index, { ...ingredient, ...changed }));
        return (
          // oxlint-disable-next-line react/no-array-index-key -- ingredients have no name: the second is the second
          <fieldset key={index} className={css.ingredient}>
            <legend className={css.legend}>{t('ingredient', { n })}</legend>
            <div className={css.line}>
              <NumberField
                field={percentField}
                value={ingredient.percent}
                onChange={(percent) => change({ percent })}
              />
              {DOSE_ROUTES.map((route) => (
                <NumberField
                  key={route}
                  field={doseFields[route]}
                  value={ingredient[route]}
                  onChange={(dose) => change({ [route]: dose })}
                />
              ))}
            </div>
            {all.length === 1 ? null : (
              <IconButton
                icon="delete"
                label={t('removeIngredient', { n })}
                onClick={() => onChange(all.toSpliced(index, 1))}
              />
            )}
          </fieldset>
        );
      })}
      {all.length >= INGREDIENTS_MAX ? null : (
        <div>
          <Button size="small" icon="add" onClick={() => onChange([...all, EMPTY_INGREDIENT])}>
            {t('addIngredient')}
          </Button>
        </div>
      )}
    </>
  );
}
